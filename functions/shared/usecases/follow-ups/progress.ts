import type * as z from 'zod/mini';
import type { followUps } from '../../collections/follow-ups.ts';
import type { FollowUpKind, followUpOrigins } from '../../domain/follow-ups/kinds.ts';
import { type Row, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';

export type FollowUp = Row<typeof followUps.schema>;
export type FollowUpFields = z.output<typeof followUps.schema>;

/** What a report would have to restore. */
export const progressOf = ({ state, outcome, attempts, due_at, result_note }: FollowUp) => ({
  ...{ state, outcome, attempts, due_at, result_note },
});

type Opened = Partial<FollowUpFields> & {
  kind: FollowUpKind;
  name: string;
  origin: (typeof followUpOrigins)[number];
  dueAt: number;
};

/** A new one that nobody has claimed. */
export const openedFollowUp = (
  { instant }: Pick<Context, 'instant'>,
  { dueAt, name, ...fields }: Opened,
  by: string,
): FollowUpFields => ({
  ...{ person_id: null, voter_id: null, owner: null, origin_id: null, event_id: null, note: null },
  ...{ state: 'open', outcome: null, attempts: 0, result_note: null, ends_at: null, region_id: null },
  ...{ claimed_by: null, report: null, due_at: instant(dueAt), free_at: instant(dueAt) },
  ...{ created_at: serverTime, created_by: by, updated_at: serverTime, updated_by: by },
  ...fields,
  name: name.slice(0, 120).trim(),
});
