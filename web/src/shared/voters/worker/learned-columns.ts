import { createDictionaryColumn, type DictionaryColumn } from '#shared/domain/engine/dictionary-column.ts';
import { type Channel, channels, results } from '#shared/domain/voters/contact-results.ts';
import {
  type SuppressionReason,
  suppressionReasons,
  type VoterState,
} from '#shared/domain/voters/voter-state.ts';
import { byName } from '#shared/domain/voters/voter-table.ts';
import { dayOf } from './days.ts';

const answersEnd = '\n';
export const answersIn = (written: string): string[] => (written === '' ? [] : written.split(answersEnd));

/** What the campaign knows, as columns beside the file's: 12 MB for a million voters, and 125 kB for each tag. */
export type LearnedColumns = {
  /** 0: no score. */
  support: Uint8Array;
  /** Numbers into `resultCodes`; 0: no attempt. */
  result: Uint8Array;
  /** Days since 1970; 0: never. */
  attemptDay: Uint16Array;
  contactDay: Uint16Array;
  attempts: Uint16Array;
  /** Of each channel a number into `reasonCodes`; 0: they may be contacted. */
  suppressed: Record<Channel, Uint8Array>;
  /** One bit for each row, from the lowest of the first number on. */
  tags: Map<string, Uint32Array>;
  /** By question: the answers, each on a line of its own. */
  answers: Map<string, DictionaryColumn>;
  set: (row: number, state: VoterState) => void;
};

/** What stands at its place is what its number in a column means. */
export const resultCodes = [null, ...results] as const;
export const reasonCodes: readonly (SuppressionReason | null)[] = [null, ...suppressionReasons];

export function learnedOf(rows: number): LearnedColumns {
  const columns = {
    support: new Uint8Array(rows),
    result: new Uint8Array(rows),
    attemptDay: new Uint16Array(rows),
    contactDay: new Uint16Array(rows),
    attempts: new Uint16Array(rows),
    suppressed: byName(channels, () => new Uint8Array(rows)),
    tags: new Map<string, Uint32Array>(),
    answers: new Map<string, DictionaryColumn>(),
  };
  const { tags, answers } = columns;

  const setTags = (row: number, nextTags: readonly string[]) => {
    for (const tag of nextTags) if (!tags.has(tag)) tags.set(tag, new Uint32Array((rows + 31) >>> 5));
    for (const [tag, bits] of tags) {
      const bit = 1 << (row & 31);
      const before = bits[row >>> 5] ?? 0;
      bits[row >>> 5] = nextTags.includes(tag) ? before | bit : before & ~bit;
    }
  };
  const setAnswers = (row: number, nextAnswers: VoterState['answers']) => {
    for (const question of Object.keys(nextAnswers))
      if (!answers.has(question)) answers.set(question, createDictionaryColumn(rows));
    for (const [question, dictionary] of answers)
      dictionary.set(row, dictionary.codeOf((nextAnswers[question] ?? []).join(answersEnd)));
  };
  return {
    ...columns,
    set(row, state) {
      const { last_attempt, last_contact, support } = state;
      columns.support[row] = support?.score ?? 0;
      columns.result[row] = resultCodes.indexOf(last_attempt?.outcome ?? null);
      columns.attemptDay[row] = last_attempt ? dayOf(last_attempt.at) : 0;
      columns.contactDay[row] = last_contact ? dayOf(last_contact.at) : 0;
      columns.attempts[row] = Math.min(state.attempts, 0xffff);
      for (const channel of channels)
        columns.suppressed[channel][row] = reasonCodes.indexOf(state.suppressed[channel] ?? null);
      setTags(row, state.tags);
      setAnswers(row, state.answers);
    },
  };
}

export const hasTag = (bits: Uint32Array, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
