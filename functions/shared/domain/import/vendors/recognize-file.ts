import { giftFields } from '../gift-fields.ts';
import { headerKey } from '../header-key.ts';
import type { FieldKey } from '../import-field.ts';
import { fieldKeys } from '../import-field.ts';
import { actionNetworkFiles } from './action-network.ts';
import { mobilizeFiles } from './mobilize.ts';
import { nationBuilderFiles } from './nationbuilder.ts';
import { ngpFiles } from './ngp.ts';
import { numeroFiles } from './numero.ts';
import type { VendorFile } from './vendor-file.ts';
import { winRedFiles } from './winred.ts';

/** Every known file. Of one vendor, gifts come before people: a row of money also says who gave. */
export const vendorFiles: readonly VendorFile[] = [
  ...nationBuilderFiles,
  ...mobilizeFiles,
  ...actionNetworkFiles,
  // A donor's number in NGP may stand in a file of Numero, not the other way round.
  ...numeroFiles,
  ...ngpFiles,
  ...winRedFiles,
];

const namesOf = (field: FieldKey): readonly string[] =>
  giftFields.flatMap(({ key, aliases }) => (key === field ? [key, ...aliases].map(headerKey) : []));
const amounts = [...namesOf('amount'), ...namesOf('amount_cents')];
const dates = namesOf('date');

/**
 * The system and the file that these headers are of, or null where no known one has them. A file that names both an amount and a
 * date holds gifts: nobody's list of people takes it.
 */
export function recognizeFile(headers: readonly string[]): VendorFile | null {
  const keys = new Set(headers.map(headerKey));
  const isThere = (group: readonly string[]) => group.some((header) => keys.has(headerKey(header)));
  const isGifts = [amounts, dates].every((names) => names.some((name) => keys.has(name)));
  return (
    vendorFiles.find(({ kind, signs }) => (kind === 'donations' || !isGifts) && signs.every(isThere)) ?? null
  );
}

/** The columns that each field of a known file takes, in the order in which its headers are listed. */
export function vendorColumns(
  { columns, addresses = [] }: VendorFile,
  keys: readonly string[],
): readonly (readonly [field: FieldKey, columns: readonly number[]])[] {
  return fieldKeys.flatMap((field) => {
    const inAddresses = addresses.flatMap((address) => Object.entries(address));
    const headers = [...Object.entries(columns), ...inAddresses].flatMap(([key, names]) =>
      key === field ? names : [],
    );
    const found = headers.flatMap((header) => {
      const at = keys.indexOf(headerKey(header));
      return at < 0 ? [] : [at];
    });
    return found.length > 0 ? [[field, [...new Set(found)]] as const] : [];
  });
}
