import { type DataType, dictionary, float64, int32, uint8, uint16, utf8 } from '@uwdata/flechette';
import { channels } from './contact-results.ts';
import type { Fact } from './voter-state.ts';

const dictionaryType = () => dictionary(utf8(), int32());
/**
 * A row for each fact, those of one voter side by side in the order in which they were learned; a voter of whom only the
 * counts are left has a row without a kind. `about` and `value` as `EncodedFact` has them.
 */
export const texts = {
  voter: dictionaryType(),
  kind: dictionaryType(),
  source: dictionaryType(),
  about: dictionaryType(),
  value: dictionaryType(),
  /** '' for good. */
  until: dictionaryType(),
  by: dictionaryType(),
  id: utf8(),
};
export const numbers = {
  attempts: uint16(),
  notes: uint16(),
  /** One bit for each of `channels`; 0: none was named. */
  channels: uint8(),
  happened_at: float64(),
};
export const types: Record<string, DataType> = { ...texts, ...numbers };
export type Row = Record<keyof typeof texts, string> & Record<keyof typeof numbers, number>;

export const countMax = 65_535;
export const bitsOf = (named: Fact['channels']): number =>
  (named ?? []).reduce((bits, channel) => bits | (1 << channels.indexOf(channel)), 0);
export const channelsOf = (bits: number): Fact['channels'] =>
  bits === 0 ? null : channels.filter((_, at) => bits & (1 << at));
