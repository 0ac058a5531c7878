import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { firmnesses } from '../domain/pledges/expected-months.ts';
import { installmentsMax } from '../domain/pledges/installments.ts';
import { pledgeStages } from '../domain/pledges/pledge-state.ts';
import {
  cents,
  collection,
  day,
  importStamp,
  inOrganization,
  line,
  recordId,
  stamps,
  text,
} from './define.ts';
import { electionCode, sourceCodeMax } from './donations.ts';
import { importMarks } from './import-flags.ts';

/** Open pledges of one donor. */
export const openPledgesMax = 50;
/** Characters of why a pledge was written off. */
export const writeOffReasonMax = 500;

/** What a donor has promised. Calls alone change money and state; `paid` is what counts of its gifts. */
export const pledges = collection({
  name: 'pledges',
  path: inOrganization('pledges'),
  access: { read: 'donations.read', write: 'donations.write' },
  rules: {
    refused: {
      create: 'a call records a pledge, with what it adds to the forecast',
      delete: 'a pledge stays, and is written off with a reason',
    },
  },
  carried: 'made',
  references: { donor_id: 'donors' },
  schema: z.strictObject({
    donor_id: text(128),
    donor_name: line(120),
    donor_key: z.string().check(z.maxLength(120)),
    amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
    made_on: day,
    firmness: z.enum(firmnesses),
    /** By day; together they are the amount. */
    installments: z
      .array(z.strictObject({ due_on: day, cents: cents.check(z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(installmentsMax)),
    /** The election that the donor named; null: the next one after the day on which money comes. */
    election: z.nullable(electionCode),
    source_code: z.nullable(line(sourceCodeMax)),
    note: z.nullable(text(500)),
    written_off: z.nullable(z.strictObject({ day, reason: text(writeOffReasonMax), by: recordId })),
    paid: cents,
    /** What of its state does not depend on the day, for lists. */
    stage: z.enum(pledgeStages),
    /** The first installment with something left, else the last. */
    due_on: day,
    /** The import that brought it, with what its row said beside. */
    import_id: z._default(importStamp.import_id, null),
    ...importMarks,
    ...stamps,
  }),
  list: {
    sorts: {
      made: ['made_on', 'desc'],
      due: ['due_on', 'asc'],
      amount: ['amount', 'desc'],
      donor: ['donor_key', 'asc'],
    },
    filters: { stage: ['stage', 'equals'], donor: ['donor_id', 'equals', 'alone'] },
    search: ['donor_key'],
  },
  editable: ['source_code', 'note'],
  fixed: [
    'donor_id',
    'donor_name',
    'donor_key',
    'amount',
    'made_on',
    'firmness',
    'installments',
    'election',
    'written_off',
    'paid',
    'stage',
    'due_on',
  ],
  serverOwned: { import_id: null },
});
