/** The seats have seven colours, named in `styles/tokens.css`; an eighth seat would begin again. */
export const seatColour = (seat: number): string => `var(--seat-${seat % 7})`;
