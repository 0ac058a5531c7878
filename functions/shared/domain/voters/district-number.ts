const numbered: ReadonlySet<string> = new Set(['congressional', 'upper', 'lower']);
/** Whether a column's districts have numbers; a precinct or ward `01` is a name, and stays as it is. */
export const hasNumbers = (column: string): boolean => numbered.has(column);

/** A district's number without the zeros before it: states write `007`, `07` and `7` for one district. */
export const districtNumber = (cell: string): string =>
  /^0+\d+$/.test(cell) ? cell.replace(/^0+(?=\d)/, '') : cell;
