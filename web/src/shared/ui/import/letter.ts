/** A spreadsheet's name of a column: A, B, …, Z, AA. */
export const letter = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letter(Math.floor(column / 26) - 1) + letter(column % 26);
