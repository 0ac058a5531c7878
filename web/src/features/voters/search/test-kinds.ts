import type { Test } from '#shared/domain/voters/segment.ts';

export type Kind = Test['by'];

/** The menu of conditions: what is asked most often stands first. */
export const groups = [
  { key: 'who', kinds: ['party', 'age', 'gender', 'registered', 'status', 'language'] },
  { key: 'where', kinds: ['district'] },
  { key: 'votes', kinds: ['vote count', 'voted in'] },
  { key: 'file', kinds: ['changed', 'data', 'race'] },
  { key: 'known', kinds: ['support', 'tag', 'answer', 'result', 'contact', 'attempts'] },
  { key: 'reach', kinds: ['has', 'may contact'] },
  { key: 'other', kinds: ['words', 'list'] },
] as const satisfies readonly { key: string; kinds: readonly Kind[] }[];
export type OfferedKind = (typeof groups)[number]['kinds'][number];

/** What the form of a condition begins with; with nothing chosen it cannot be applied yet. */
export const fresh: Record<OfferedKind, Test> = {
  party: { by: 'party', is: [] },
  age: { by: 'age', from: 18, to: 35, unknown: false },
  gender: { by: 'gender', is: [] },
  registered: { by: 'registered', from: 365, to: null },
  status: { by: 'status', is: [] },
  language: { by: 'language', is: [] },
  district: { by: 'district', column: 'precinct', is: [] },
  'vote count': { by: 'vote count', kind: 'general', of: 4, at: 'least', count: 3 },
  'voted in': { by: 'voted in', which: 'any', elections: [] },
  changed: { by: 'changed', what: [] },
  data: { by: 'data', column: '', is: [] },
  race: { by: 'race', column: 'race', is: [] },
  support: { by: 'support', is: [] },
  tag: { by: 'tag', which: 'any', tags: [] },
  answer: { by: 'answer', question: '', is: [] },
  result: { by: 'result', is: [] },
  contact: { by: 'contact', reached: true, never: true, from: null, to: null },
  attempts: { by: 'attempts', from: 0, to: 2 },
  has: { by: 'has', what: 'phone', has: true },
  'may contact': { by: 'may contact', channel: 'call', may: true },
  words: { by: 'words', words: '' },
  list: { by: 'list', list: '' },
};
