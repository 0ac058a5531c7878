import type { DictionaryColumnName, Voter } from './voter-file-columns.ts';

/** What is not kept of a gone voter beside telephones, e-mail, place and history. */
export const goneBlank = [
  'mailing',
  'gender',
  'status',
  'language',
] as const satisfies readonly DictionaryColumnName[];

/** A voter as they are kept once no file has them: who they were and where they lived, and nothing to reach them by. */
export const goneVoterOf = (voter: Voter): Voter => ({
  ...voter,
  ...{ mailing: '', gender: '', status: '', language: '' },
  birth: voter.birth - (voter.birth % 10_000),
  registered: 0,
  ...{ cell: '', landline: '', email: '', lat: null, lng: null, voted: [] },
});
