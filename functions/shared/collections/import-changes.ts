import * as z from 'zod/mini';
import { importWeightMax } from '../constants.ts';
import { collection, inOrganization, instant, recordId, text } from './define.ts';

/**
 * What one chunk of an import filled in or replaced on people who were there: undoing the import leaves that, and lists it.
 * Functions only.
 */
export const importChanges = collection({
  name: 'import_changes',
  path: inOrganization('import_changes'),
  rules: { refused: { all: 'They belong to an import, whose call asks for its rights' } },
  isWork: false,
  schema: z.strictObject({
    import_id: text(64),
    filled: z
      .array(z.strictObject({ id: recordId, fields: z.array(text(64)).check(z.maxLength(40)) }))
      .check(z.maxLength(importWeightMax)),
    at: instant,
  }),
});
