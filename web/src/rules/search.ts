/** Looking for words in the clauses. */
import type { RulesSection } from "$/lib/wire";

/** The clauses that have all the words, by their sections; all where no word is given. A number finds its clause. */
export function found(sections: readonly RulesSection[], text: string): RulesSection[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections.flatMap((section) => {
    const clauses = section.clauses.filter((clause) => {
      const said = plain(`${clause.id} ${section.title} ${clause.text}`);
      return words.every((word) => said.includes(word));
    });
    return clauses.length ? [{ ...section, intro: "", clauses }] : [];
  });
}

/** Small letters without accents, and one kind of apostrophe and space. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .toLowerCase();
}
