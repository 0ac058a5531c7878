import type * as z from 'zod/mini';
import type { Instant } from '../../collections/define.ts';
import type { DueKind, due } from '../../collections/due.ts';

export type DueDocument = z.output<typeof due.schema>;
/** Something to be done later. Moments as the database stores them. */
export type Wanted = {
  organization: string;
  kind: DueKind;
  ref: string;
  about: string;
  at: Instant;
  since: Instant;
};

/** One document for each purpose: scheduling it again finds the same one. */
export const dueId = (organization: string, kind: DueKind, ref: string): string =>
  `${organization}_${kind}_${ref}`;

/** `generation`: a new id. */
export const dueDocument = ({ organization, ...wanted }: Wanted, generation: string): DueDocument => ({
  ...wanted,
  ...{ organization_id: organization, generation },
  ...{ lease_until: null, attempts: 0, error: null, expires_at: null },
});
