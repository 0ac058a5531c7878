import type { DictionaryColumn } from '#shared/domain/engine/dictionary-column.ts';
import type { Texts } from '#shared/domain/engine/texts.ts';
import { noPlace } from '#shared/domain/voters/voter-file-columns.ts';

/**
 * What a voter can be reached by, as bits of a byte. `posted`: a mailing address, or a street with a town or a postal code.
 * A million voters are counted by one look at each, not at ten columns.
 */
export const contactMethods = { cell: 1, landline: 2, email: 4, mailing: 8, posted: 16, place: 32 } as const;
/** Numbers below which every byte of them is. */
export const contactMethodsMax = 64;

/** The columns that tell it. */
type Columns = {
  dictionaries: Record<'mailing' | 'street' | 'city' | 'zip', Pick<DictionaryColumn, 'codes'>>;
  numbers: Record<'cell' | 'landline', Float64Array> & Record<'lat' | 'lng', Int32Array>;
  texts: { email: Pick<Texts, 'lengths'> };
};

export function contactMethodsAt({ dictionaries, numbers, texts }: Columns, row: number): number {
  const { mailing, street, city, zip } = dictionaries;
  const { cell, landline, lat, lng } = numbers;
  // '' is the number 0 of every column of words.
  const isMailed = mailing.codes[row] !== 0;
  const isHome = street.codes[row] !== 0 && (city.codes[row] !== 0 || zip.codes[row] !== 0);
  return (
    Number(cell[row] !== 0) * contactMethods.cell +
    Number(landline[row] !== 0) * contactMethods.landline +
    Number(texts.email.lengths[row] !== 0) * contactMethods.email +
    Number(isMailed) * contactMethods.mailing +
    Number(isMailed || isHome) * contactMethods.posted +
    Number(lat[row] !== noPlace && lng[row] !== noPlace) * contactMethods.place
  );
}

/** Of every row. */
export function contactMethodsOf(columns: Columns, rows: number): Uint8Array {
  const made = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) made[row] = contactMethodsAt(columns, row);
  return made;
}
