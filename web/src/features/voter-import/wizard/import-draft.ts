import type { DataChannel } from '#shared/domain/voters/voter-file-columns.ts';
import type { FileSource } from '../../../shared/voter-reading/voter-import-protocol.ts';

/** The version of the text that the importer acknowledges; another text has another one. Kept with each file. */
export const permittedUse = 'political-2026-1';

/** What the importer says of a file; '' where they say nothing. Days are `YYYY-MM-DD`, `state` two letters; `uses` of data alone. */
export type Draft = {
  source: string;
  dated: string;
  state: string;
  expires: string;
  agreed: boolean;
  uses: readonly DataChannel[];
};
export const emptyDraft: Draft = {
  source: '',
  dated: '',
  state: '',
  expires: '',
  agreed: false,
  uses: ['exports'],
};

export type DraftProblem = 'source' | 'dated' | 'expires' | 'agreed';

/** Of where a file is from and when it was made, what cannot be so. */
export const termProblemsIn = (
  { source, dated }: Pick<Draft, 'source' | 'dated'>,
  today: string,
): ('source' | 'dated')[] => [
  ...(source.trim() === '' ? ['source' as const] : []),
  ...(dated > today ? ['dated' as const] : []),
];

/** What of a draft cannot stay so; `today` is the importer's own day. */
export const problemsIn = (draft: Draft, today: string): DraftProblem[] => [
  ...termProblemsIn(draft, today),
  ...(draft.expires !== '' && draft.expires < today ? ['expires' as const] : []),
  ...(draft.agreed ? [] : ['agreed' as const]),
];

/** What becomes part of the file's record. Only for a draft without problems. */
export const sourceOf = ({ source, dated, expires }: Draft): FileSource => ({
  source: source.trim().slice(0, 200).trim(),
  dated: dated || null,
  permitted_use: permittedUse,
  expires: expires || null,
});
