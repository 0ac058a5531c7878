/** Hours that people gave, in the reader’s own locale. */

const hours = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const aligned = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `12.25`: a quarter of an hour takes two decimals. */
export const showHours = (value: number): string => hours.format(value);

/** The same with its decimals always there, for columns. */
export const alignedHours = (value: number): string => aligned.format(value);
