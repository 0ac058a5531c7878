import * as z from 'zod/mini';
import { importKinds } from '../domain/import/import-kinds.ts';
import { tagLength, tagListMax } from '../domain/people/people-limits.ts';
import { cents, collection, inOrganization, instant, line, text } from './define.ts';

export const importStatuses = ['running', 'finished', 'cancelled', 'undoing', 'undone'] as const;

/** What an undo goes through, in this order: pledges and refunds before gifts, and gifts before people, since whoever still has one stays. */
export const undoPhases = [
  'pledges',
  'refunds',
  'donations',
  'people',
  'donors',
  'volunteers',
  'tags',
  'done',
] as const;

/** How far an undo has come. A call that breaks off, or comes twice, goes on from here. */
const undo = z.strictObject({
  phase: z.enum(undoPhases),
  /** The last record that was looked at in this phase; '' before the first. */
  after: z.string().check(z.maxLength(128)),
  /** Cards, and facets on cards that were there before; gifts. */
  removed: cents,
  gifts: cents,
  remaining: cents,
  /** Tags that went. */
  tags: cents,
  by: z.string(),
  begun_at: instant,
  done_at: z.nullable(instant),
});

/** One spreadsheet that was imported, and what became of its rows. Functions only. */
export const imports = collection({
  name: 'imports',
  path: inOrganization('imports'),
  access: { read: 'content' },
  isCached: false,
  schema: z.strictObject({
    kind: z.enum(importKinds),
    file_name: text(200),
    status: z.enum(importStatuses),
    rows_total: cents,
    rows_done: cents,
    created: cents,
    updated: cents,
    unchanged: cents,
    /** Money of the gifts that it created. */
    created_cents: cents,
    /** Of gifts that were there, less what had gone back already. */
    unchanged_cents: z.int(),
    /** Rows about money that went back, on gifts by now, and those that wait for a gift. */
    refunds: z._default(cents, 0),
    refund_cents: z._default(cents, 0),
    waiting: z._default(cents, 0),
    waiting_cents: z._default(cents, 0),
    /** Rows of gifts that say that a part went back, and not how much. */
    unsaid: z._default(cents, 0),
    refused: cents,
    /** Of people: created though they may be somebody who was there, lines of evidence, consents without a source. */
    review: z._default(cents, 0),
    consents: z._default(cents, 0),
    unsourced: z._default(cents, 0),
    /** Tags that it added to the campaign's list. */
    tags: z._default(z.array(line(tagLength)).check(z.maxLength(tagListMax)), []),
    /** When the last rows came. */
    rows_at: z._default(z.nullable(instant), null),
    undo: z._default(z.nullable(undo), null),
    started_by: z.string(),
    started_at: instant,
    finished_at: z.nullable(instant),
  }),
});
