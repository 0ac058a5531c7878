import type { FieldKey } from '../import-field.ts';
import type { ImportKind } from '../import-kinds.ts';

export const vendors = ['NGP', 'NationBuilder', 'Mobilize', 'Action Network', 'Numero', 'WinRed'] as const;
export type Vendor = (typeof vendors)[number];

/** What the rows of such a file are: every one has its words in the catalogue. */
export const vendorContents = ['people', 'donations', 'signups', 'contacts'] as const;

export type AddressField = 'street' | 'unit' | 'city' | 'state' | 'zip';

/** A file that another system exports, known by its headers. */
export type VendorFile = {
  vendor: Vendor;
  holds: (typeof vendorContents)[number];
  /** As what it is imported. */
  kind: ImportKind;
  /** Groups of headers: the file has at least one of each. */
  signs: readonly (readonly string[])[];
  /** Headers of each field. All that the file has are taken; where a field holds one value, the first cell that is not blank. */
  columns: { readonly [F in FieldKey]?: readonly string[] };
  /** Headers of several addresses, best first. A row is taken to live at one of them; what `columns` lists belongs to any. */
  addresses?: readonly { readonly [F in AddressField]?: readonly string[] }[];
};
