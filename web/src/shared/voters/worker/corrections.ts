import type { correctable } from '#shared/collections/voter-events.ts';
import type { Base } from './base.ts';
import { contactMethodsAt } from './contact-methods.ts';

type Field = (typeof correctable)[number];
const textFields = ['unit', 'house', 'street', 'city', 'zip'] as const;
const numbers = ['cell', 'landline'] as const;
/** Of an address, without the unit: who has another lives elsewhere than the file's place. */
const placed = ['house', 'street', 'city', 'zip'] as const;
const isField = (name: string): name is Field =>
  name === 'email' || [...textFields, ...numbers].some((one) => one === name);

/** A number of the file as it is written, E.164; '' for none. */
export const phoneOf = (digits: number): string => (digits === 0 ? '' : `+${digits}`);
const digitsOf = (phone: string): number => Number(phone.replace(/\D/g, '')) || 0;

function read({ dictionaries, numbers, texts }: Base, field: Field, row: number): string {
  if (field === 'email') return texts.email.at(row);
  if (field === 'cell' || field === 'landline') return phoneOf(numbers[field][row] ?? 0);
  return dictionaries[field].valueAt(row);
}
function write({ dictionaries, numbers, texts }: Base, field: Field, row: number, value: string): void {
  if (field === 'email') texts.email.set(row, value);
  else if (field === 'cell' || field === 'landline') numbers[field][row] = digitsOf(value);
  else dictionaries[field].set(row, dictionaries[field].codeOf(value));
}

/** What a campaign corrected of a file. */
export function correctionsOf(base: Base) {
  const original = new Map<number, Map<Field, string>>();
  /**
   * Writes it over the file's own columns, so that searches and counts go by it, and the file's value back when the
   * correction is taken back. Says whether there was or is one.
   */
  const correct = (row: number, corrected: Readonly<Record<string, string>>): boolean => {
    const corrections = Object.entries(corrected).flatMap(([field, value]) =>
      isField(field) ? [[field, value] as const] : [],
    );
    const before = original.get(row);
    if (corrections.length === 0 && !before) return false;
    const originals = before ?? new Map<Field, string>();
    for (const [field] of corrections)
      if (!originals.has(field)) originals.set(field, read(base, field, row));
    for (const [field, value] of originals) write(base, field, row, new Map(corrections).get(field) ?? value);
    base.ways[row] = contactMethodsAt(base, row);
    original.set(row, originals);
    return true;
  };
  return {
    correct,
    /** Whether a voter's address is another than the one whose place the file tells. */
    isMoved(row: number): boolean {
      const originals = original.get(row);
      return (
        originals !== undefined &&
        placed.some((field) => originals.has(field) && originals.get(field) !== read(base, field, row))
      );
    },
  };
}
