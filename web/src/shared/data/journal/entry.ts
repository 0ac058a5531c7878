import type { Editable } from '#shared/collections/define.ts';
import type { ByName } from '#shared/collections/registry.ts';
import type * as written from '#shared/collections/written.ts';
import type { Table } from '#shared/collections/written-marks.ts';

export type { Table } from '#shared/collections/written-marks.ts';

type Written = ByName<typeof written>;
/** What somebody gives of a gift of several people, with the name that a list shows. */
export type GiftShare = { donor_id: string; donor_name: string; donor_key: string; cents: number };
/** What the call of a change takes beside the record's own fields: `shares`, the donor's own first. */
type CallFields = { donations: { shares?: readonly GiftShare[] } };
/** What each of them takes. */
type Writable = {
  [T in Table]: Editable<Written[T]> & (T extends keyof CallFields ? CallFields[T] : unknown);
};

/** One change that a person asked for; `id` is the document's, made by the client. */
export type Operation =
  | { [T in Table]: Change<T> }[Table]
  // One member for all tables: the compiler compares no more than 25 of a union with a variable table.
  | { operation: 'delete'; table: Table; id: string };
type Change<T extends Table> = {
  operation: 'create' | 'update';
  table: T;
  id: string;
  data: Writable[T];
  /**
   * Of an update: what the person saw in the fields that they changed. Where the server has something else by
   * now, nothing is written and the entry fails with the code `conflict`.
   */
  base?: Writable[T];
};

/**
 * A call of an endpoint that may be repeated (`command`). `table` and `id`: the document that it is about; it is sent in
 * order with that one's changes.
 */
export type Call = { operation: 'call'; table: Table; id: string; path: `/api/${string}`; input: unknown };

/** An operation that the server has acknowledged, from whichever tab; moments in milliseconds since 1970. */
export type Applied = Operation & { madeAt: number; appliedAt: number };
/** One of an earlier page, as the shelf keeps it. */
export type Earlier = Applied & { organization: string };

export type State =
  /** `unreached`: the server could not be asked so far, which is tried again until it can be. */
  | { is: 'pending'; unreached?: true }
  /** Can still be taken back until this moment (milliseconds since 1970); null while it is being typed. */
  | { is: 'held'; until: number | null }
  /** Refused, with the reason. `server`: of a conflict, what the server has in the fields that it is about. */
  | { is: 'failed'; why: string; code: string; server?: object };

/** An operation or a call as the queue keeps it. Its own id makes a replay recognisable. */
export type Entry = {
  id: string;
  version: 2 | 3;
  operation: Operation | Call;
  user: string;
  organization: string;
  /** Milliseconds since 1970, later for each entry of this device; a draft's is renewed when it is sent. */
  timestamp: number;
  /** How often the server has refused it since a person last asked for it. */
  retries: number;
  state: State;
};
/** One that changes a document by itself. */
export type WriteEntry = Entry & { operation: Operation };
export const isWrite = (entry: Entry): entry is WriteEntry => entry.operation.operation !== 'call';
