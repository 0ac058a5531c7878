import * as z from 'zod/mini';
import { cents, collection, count, inOrganization } from './define.ts';

/** Quarters that one screen reads: five years. */
export const givingQuartersMax = 20;

/**
 * What counts of all gifts, by week, method, source code and credited members (`domain/giving/giving-cells.ts`), one document
 * for each quarter under its name. Functions keep it in the transaction that notes in a gift's header where it is counted.
 */
export const givingQuarters = collection({
  name: 'giving_quarters',
  path: inOrganization('giving_quarters'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'functions do, in one piece with the gifts' } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    /** `2026-Q4`; a week belongs to the quarter that it begins in. */
    quarter: z.string().check(z.regex(/^\d{4}-Q[1-4]$/)),
    cells: z.record(z.string().check(z.maxLength(1_000)), z.strictObject({ cents, count })),
  }),
});
