import { headerKey } from './header-key.ts';
import type { Mapping } from './headers.ts';
import type { FieldKey } from './import-field.ts';
import { recognizeFile } from './vendors/recognize-file.ts';
import type { AddressField } from './vendors/vendor-file.ts';

const addressFields: readonly (FieldKey | null)[] = [
  'street',
  'unit',
  'city',
  'state',
  'zip',
] satisfies AddressField[];

/** The columns of each address that the rows of a known file have; none where a file has only one. */
export function addressColumns(headers: readonly string[]): readonly (readonly number[])[] {
  const keys = headers.map(headerKey);
  const addresses = (recognizeFile(headers)?.addresses ?? []).map((address) => {
    const names = Object.values(address).flat().map(headerKey);
    return keys.flatMap((key, column) => (names.includes(key) ? [column] : []));
  });
  const there = addresses.filter((columns) => columns.length > 0);
  return there.length > 1 ? there : [];
}

/**
 * The columns that a row is read by: of several addresses those of the first with a street, else of the first that says anything,
 * so that no street is joined with another's unit or city. Columns that a member gave another field keep it.
 */
export function oneAddress(
  cells: readonly string[],
  mapping: Mapping,
  addresses: readonly (readonly number[])[],
): Mapping {
  const isFilled = (column: number) =>
    addressFields.includes(mapping[column] ?? null) && (cells[column] ?? '').trim() !== '';
  const hasStreet = (columns: readonly number[]) =>
    columns.some((column) => mapping[column] === 'street' && isFilled(column));
  const chosen = addresses.find(hasStreet) ?? addresses.find((columns) => columns.some(isFilled));
  if (!chosen) return mapping;
  const others = new Set(addresses.flat().filter((column) => !chosen.includes(column)));
  return mapping.map((field, column) => (others.has(column) && addressFields.includes(field) ? null : field));
}
