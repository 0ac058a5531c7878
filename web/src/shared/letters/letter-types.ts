import type { Stored } from '#shared/collections/define.ts';
import type { letterTemplates } from '#shared/collections/letter-templates.ts';
import type { MergeValues } from '#shared/domain/letters/merge-fields.ts';

export type StoredTemplate = Stored<typeof letterTemplates>;
export type LetterTemplate = Pick<StoredTemplate, 'language' | 'body' | 'signer_name' | 'signer_title'>;

export type Letter = {
  /** At most two lines of address beneath the name. */
  to: { name: string; address: readonly string[] };
  values: MergeValues;
  /** One of its own, such as in the donor's language. */
  template?: LetterTemplate;
};

export type PrintOptions = {
  /** What the file is called within. */
  title: string;
  head: { campaign: string; returnAddress: string | null; paidFor: string | null };
  /** The day of the letter, in the letter's language. */
  day: (language: string) => string;
  /** How many letters are done. */
  progress?: (done: number) => void;
  signal?: AbortSignal;
};

export type PrintedLetters = {
  bytes: Uint8Array;
  pages: number;
  /** Letters with characters that the font lacks, by their place: somebody should look at them. */
  odd: number[];
};
