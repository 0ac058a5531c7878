import { type Line, parseLine } from './query-line.ts';

const prefix = 'Query sent: ';

/** How a page tells the journey that drives it about a query: a line on the console, for its network goes nowhere else. */
export const queryLine = (line: Line): string => `${prefix}${JSON.stringify(line)}`;

export const queryIn = (text: string): Line | null =>
  text.startsWith(prefix) ? parseLine(text.slice(prefix.length)) : null;
