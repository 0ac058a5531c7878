import { toPlainLine } from './cells.ts';

/** What separates items of a cell; an item that holds one of them is quoted. */
const special = /[;|\n"]/;

const quotedItem = (item: string): string => (special.test(item) ? `"${item.replaceAll('"', '""')}"` : item);

/** Items as one cell. A comma inside one item alone would read as a separator, so a semicolon ends it. */
export function joinItems(items: readonly string[]): string {
  const cell = items.map(quotedItem).join('; ');
  return cell.includes(',') && !/[;|\n]/.test(cell) ? `${cell};` : cell;
}

/**
 * The items of a cell: by semicolons, bars or lines where there are any, so that a comma may stand inside an item, else by
 * commas. An item in quotation marks may hold all of them.
 */
export function separated(cell: string): string[] {
  const quoted: string[] = [];
  const rest = cell.replace(
    /(^|[;|\n,])\s*"((?:[^"]|"")*)"\s*(?=$|[;|\n,])/g,
    (_, before: string, item: string) => {
      quoted.push(item.replaceAll('""', '"'));
      return `${before}\u0000${quoted.length - 1}\u0000`;
    },
  );
  const items = rest.split(/[;|\n]/.test(rest) ? /[;|\n]/ : ',');
  return items.map((item) => {
    const [, at] = /^\s*\0(\d+)\0\s*$/.exec(item) ?? [];
    return toPlainLine(at === undefined ? item : (quoted[Number(at)] ?? ''));
  });
}
