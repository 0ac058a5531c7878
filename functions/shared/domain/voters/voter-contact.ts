import { normaliseEmail, normalisePhone } from '../contact.ts';

const american = /^[\s().-]*1?[\s().-]*[2-9]\d\d[\s().-]*\d{3}[\s().-]*\d{4}\s*$/;
/** What databases write for nothing: `000-000-0000`, `(999) 999-9999`. */
const placeholder = /^\D*(\d)(?:\D*\1)*\D*$/;

/** E.164; '' for none or a placeholder; null for what cannot be dialled. */
export function voterPhone(cell: string): string | null {
  if (cell === '') return '';
  // Nine of ten are written so, and the library takes fifty times as long to say the same.
  if (american.test(cell)) {
    const digits = cell.replace(/\D/g, '');
    if (!/^1?(\d)\1+$/.test(digits)) return `+${digits.length === 11 ? '' : '1'}${digits}`;
  }
  return placeholder.test(cell) ? '' : normalisePhone(cell);
}

/** The first address of a cell; '' for none; null for what is no address. */
export function voterEmail(cell: string): string | null {
  if (cell === '') return '';
  const first = cell.split(/[;,\s]+/).find((part) => part !== '');
  return first === undefined ? '' : normaliseEmail(first);
}
