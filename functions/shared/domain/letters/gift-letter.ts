import type { giftEntryKinds } from '../../collections/gift-entries.ts';
import { type giftLetterKinds, printingsMax } from '../../collections/gift-letters.ts';

type GiftLetterKind = (typeof giftLetterKinds)[number];
type EntryKind = (typeof giftEntryKinds)[number];
type Printing = { on: string; by: string };

/** Under which the letter about an entry is found. */
export const letterIdOf = (entry: string): string => `${entry}-letter`;

const kinds: Partial<Record<EntryKind, GiftLetterKind>> = {
  designation: 'redesignation',
  attribution: 'reattribution',
  refund: 'refund',
};
/** What a letter about such an entry is; null: there is none. */
export const letterKindOfEntry = (kind: EntryKind): GiftLetterKind | null => kinds[kind] ?? null;

type Part = { id: string; kind: EntryKind; cents: number };
/** Cents that a letter is about: a change that takes from several elections has an entry for each. */
export const letterCents = (entry: Part, all: readonly Part[]): number =>
  Math.abs(
    all
      .filter(({ id, kind, cents }) => {
        const isOfIt =
          id === entry.id || (id.startsWith(entry.id) && /^-\d+$/.test(id.slice(entry.id.length)));
        return isOfIt && kind === entry.kind && Math.sign(cents) === Math.sign(entry.cents);
      })
      .reduce((sum, { cents }) => sum + cents, 0),
  );

/** The days with another one. Null where nothing is new: a day counts once, and the first and the last are never lost. */
export function withPrinting(before: readonly Printing[], printing: Printing): Printing[] | null {
  if (before.some(({ on }) => on === printing.on)) return null;
  const all = [...before, printing].toSorted((one, other) => one.on.localeCompare(other.on));
  return all.length > printingsMax ? [...all.slice(0, 1), ...all.slice(2)] : all;
}
