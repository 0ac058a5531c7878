import type * as z from 'zod/mini';
import type { importRowsCall } from '../../api/imports-api.ts';
import type { Cents, Counts } from '../../domain/import/match-rows.ts';
import { type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';

/** What the rows of one chunk are brought with. */
export type Chunk = {
  store: Store;
  context: Pick<Context, 'member' | 'newId' | 'now' | 'read' | 'accounts'>;
  importId: string;
  fileName: string;
  /** Replace what differs, not only fill what is blank. */
  replace: boolean;
  /** People who were there, and which fields of theirs these rows filled or replaced. */
  filled: Map<string, Set<string>>;
};

export type RefusedRow = z.output<typeof importRowsCall.response>['refused'][number];
/** What became of the rows, with the parts of the rollup that follow from them, and the skills that more or fewer volunteers carry. */
export type Outcome = Counts &
  Cents & {
    /** Of those created: people who may be the same as somebody who was there. */
    review?: number;
    /** Lines of evidence that came of the rows, and consents without a source, which are none. */
    consents?: number;
    unsourced?: number;
    /** Tags that the campaign's list has from now on. */
    tags?: readonly string[];
    /** Rows about money that went back: on gifts by now, or waiting for one. */
    refunds?: { booked: number; bookedCents: number; waiting: number; waitingCents: number };
    /** Rows of gifts that say that a part went back, and not how much. */
    unsaid?: number;
    /** Rows that cannot be brought, to be corrected. */
    refused?: readonly RefusedRow[];
    parts: string[];
    skills: string[];
  };

const millisOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
    ? Number(value.toMillis())
    : null;

/** Whether nobody has changed a record since it was created. */
export function isAsCreated(record: object): boolean {
  const [created, updated] = ['created_at', 'updated_at'].map((field) =>
    millisOf(Reflect.get(record, field)),
  );
  return created !== null && created === updated;
}

/**
 * Stamps of a change. A record that this import created and nobody touched stays as created, so that undoing the import can
 * tell a later row from somebody's edit.
 */
export const updateStamps = ({ context, importId }: Chunk, stored: object) => ({
  ...(Reflect.get(stored, 'import_id') === importId && isAsCreated(stored) && { created_at: serverTime }),
  updated_at: serverTime,
  updated_by: context.member.uid,
});

export const createStamps = ({ context, importId }: Chunk) => ({
  import_id: importId,
  created_at: serverTime,
  created_by: context.member.uid,
  updated_at: serverTime,
  updated_by: context.member.uid,
});

/** Remembers which fields of somebody who was there before the import it filled. */
export function noteFilled({ filled, importId }: Chunk, id: string, stored: object, fields: string[]): void {
  if (Reflect.get(stored, 'import_id') === importId) return;
  filled.set(id, new Set([...(filled.get(id) ?? []), ...fields]));
}
