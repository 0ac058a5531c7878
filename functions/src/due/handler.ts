import type { DueDocument } from '#shared/domain/due/due-document.ts';

/** `done`: the document goes. `again`: milliseconds since 1970 at which it is looked at once more. */
export type Handled = 'done' | { again: number };
/** `until`: when to leave the rest for the next time. */
export type Turn = { now: () => number; until: number };

/**
 * Does what is due. It may be called again after it did: the tick can end in between, so whatever it does has a key of its
 * own. What it throws is tried again later.
 */
export type DueHandler = (
  due: Pick<DueDocument, 'organization_id' | 'ref' | 'about'> & { since: number },
  turn: Turn,
) => Promise<Handled>;
