import { letterTemplates } from '../collections/letter-templates.ts';
import { starterLetters } from '../domain/letters/starter-letters.ts';
import type { Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';

/** Letters that the sample campaign has written: thanks and requests, in both languages. */
export function letterDocuments(organization: string, candidate: string, by: string, at: Moment): Doc[] {
  const stamps = { created_at: at, created_by: by, updated_at: at, updated_by: by };
  return starterLetters
    .filter(({ kind }) => kind === 'thank_you' || kind === 'information_request')
    .map((starter, place) =>
      document(letterTemplates, organization, String(place).padStart(2, '0'), {
        ...starter,
        signer_name: candidate,
        signer_title: null,
        ...stamps,
      }),
    );
}
