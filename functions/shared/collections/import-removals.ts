import * as z from 'zod/mini';
import { collection, inOrganization, instant, recordId, text } from './define.ts';

/** Records of one page of an undo. */
export const undoPage = 90;
/** Days for which the database may still tell of their deletion. */
export const removalRetentionDays = 30;

/**
 * Records that undoing an import removed, a page each. Their triggers find them here and leave alone what the undo itself
 * counts once. Functions only.
 */
export const importRemovals = collection({
  name: 'import_removals',
  path: inOrganization('import_removals'),
  rules: { refused: { all: 'Triggers ask them what an undo has removed' } },
  isWork: false,
  schema: z.strictObject({
    import_id: text(64),
    ids: z.array(recordId).check(z.maxLength(3 * undoPage)),
    expires_at: instant,
  }),
});
