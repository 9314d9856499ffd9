// Before the first paint: the theme that this browser has chosen, so that no page flashes in the other one.
try {
  const theme = JSON.parse(localStorage.getItem("captable") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
