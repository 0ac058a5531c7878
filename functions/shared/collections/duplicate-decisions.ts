import * as z from 'zod/mini';
import { collection, inOrganization, recordId, stamps } from './define.ts';

export const duplicateDecisionKinds = ['different', 'later'] as const;

/** The id of a decision about two people: the same whoever is named first, so that two devices write one document. */
export const duplicatePairId = (one: string, other: string): string =>
  (one < other ? [one, other] : [other, one]).join('_');

/** What a member said of two people whom the finder proposed: two people indeed, or a question for later. */
export const duplicateDecisions = collection({
  name: 'duplicate_decisions',
  path: inOrganization('duplicate_decisions'),
  access: { read: 'people.read', write: 'people.write' },
  rules: {
    create: ['isRecordId(id)'],
  },
  fixedIds: true,
  schema: z.strictObject({
    one: recordId,
    other: recordId,
    is: z.enum(duplicateDecisionKinds),
    ...stamps,
  }),
  editable: ['is'],
  fixed: ['one', 'other'],
});
