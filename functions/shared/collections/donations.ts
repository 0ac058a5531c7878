import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { isTooEarly } from '../domain/gift-day.ts';
import { giftSharesMax } from '../domain/gifts/gift-ids.ts';
import { wholeCredit } from '../domain/giving/credit-shares.ts';
import { solicitorsMax } from '../domain/giving/giving-cells.ts';
import { electionCodePattern } from '../domain/money/limit-kinds.ts';
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
import { importMarks } from './import-flags.ts';

export const donationStatuses = ['completed', 'pending', 'refunded', 'failed', 'void'] as const;
export const donationTypes = ['one_time', 'recurring'] as const;
/** How the money came. */
export const donationMethods = ['check', 'card', 'cash', 'bank', 'in_kind', 'other'] as const;
/** `P2028`, as an election of the campaign has it. */
export const electionCode = z.string().check(z.regex(electionCodePattern));
export const checkNumberMax = 40;
/** Characters of a source code: appeal, package and code in one word. */
export const sourceCodeMax = 40;
export const descriptionMax = 200;
/** Characters of a memo text, as the FEC takes it. */
export const memoMax = 100;
export const conduitMax = 120;
export const conduitIdMax = 20;

/**
 * The header of one gift, in cents. What counts of it are its entries (`gift_entries`), which functions write together with
 * `status` and `counted`; members change only what no total depends on. It names its donor (`donor_name` and the search
 * key are copies of the donor's own, kept by a function) so that a list costs no join.
 */
export const donations = collection({
  name: 'donations',
  path: inOrganization('donations'),
  access: { read: 'donations.read', write: 'donations.write' },
  rules: {
    valid: [
      "(doc.method != 'in_kind' || doc.description != null)",
      // A batch is deposited: what is in one is a check.
      "(doc.batch_id == null || doc.method == 'check')",
    ],
    refused: {
      create: 'a call records the gift together with its entries',
      delete: 'a gift that counted stays, and is voided by an entry',
    },
  },
  isAudited: true,
  carried: 'made',
  feed: { created: 'donation_received' },
  references: { donor_id: 'donors', pledge_id: 'pledges' },
  schema: z.strictObject({
    donor_id: text(128),
    donor_name: line(120),
    donor_key: z.string().check(z.maxLength(120)),
    /** What was given, whatever became of it. */
    amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
    /** The sum of its entries: what is left of it, 0 where it never counted. */
    counted: cents,
    /** Readers refuse none that is far ahead: their clock may be wrong. The call and forms do. */
    date: day.check(z.refine((value) => !isTooEarly(value))),
    status: z.enum(donationStatuses),
    type: z.enum(donationTypes),
    method: z.nullable(z.enum(donationMethods)),
    check_number: z.nullable(line(checkNumberMax)),
    /** What brought it: appeal, package, code. */
    source_code: z.nullable(line(sourceCodeMax)),
    /** The election that the donor named; null: the next one after the day on which it came. */
    election: z.nullable(electionCode),
    /** The pledge that it pays. */
    pledge_id: z._default(z.nullable(text(128)), null),
    note: z.nullable(text(500)),
    /** What was given in kind. */
    description: z.nullable(line(descriptionMax)),
    /** What a report says beside it. */
    memo_text: z.nullable(line(memoMax)),
    /** The committee that collected it and passed it on; `date` is the day on which that one had it. */
    conduit: z.nullable(line(conduitMax)),
    conduit_id: z.nullable(line(conduitIdMax)),
    transferred_on: z.nullable(day),
    /** What the processor kept of it, and the payout that brought the rest. */
    fee: z.nullable(cents),
    payout: z.nullable(line(128)),
    /** The batch that it was entered in. */
    batch_id: z.nullable(recordId),
    /** Who else gave it, in the order of the check: as they were called when it was recorded. Of a part: nobody. */
    signers: z._default(z.array(line(120)).check(z.maxLength(giftSharesMax - 1)), []),
    /** Members of the finance committee who are credited with it by hand, in order; no total depends on them. */
    solicitors: z._default(z.array(recordId).check(z.maxLength(solicitorsMax)), []),
    /** What part of the credit each of them has, in hundredths of a percent; none: each has all of it. */
    solicitor_shares: z._default(
      z.array(z.int().check(z.minimum(1), z.maximum(wholeCredit))).check(z.maxLength(solicitorsMax)),
      [],
    ),
    /** Where the sums by week count it, written together with them. */
    tallied: z._default(
      z.nullable(z.strictObject({ cell: z.string().check(z.maxLength(1_000)), cents })),
      null,
    ),
    /** The payment processor's own number of this gift. */
    external_id: z.nullable(line(128)),
    ...importStamp,
    ...importMarks,
    ...stamps,
  }),
  list: {
    sorts: { date: ['date', 'desc'], amount: ['amount', 'desc'], donor: ['donor_key', 'asc'] },
    filters: {
      status: ['status', 'equals'],
      type: ['type', 'equals'],
      donor: ['donor_id', 'equals', 'alone'],
      imported: ['import_flagged', 'equals', 'alone'],
    },
    search: ['donor_key'],
  },
  csv: {
    amount: ['Amount', 'Monto'],
    date: ['Date', 'Fecha'],
    status: ['Status', 'Estado'],
    type: ['Type', 'Tipo'],
    method: ['Method', 'Método'],
    check_number: ['Check number', 'Número de cheque'],
    source_code: ['Source code', 'Código de origen'],
    election: ['Election', 'Elección'],
    counted: ['Counted'],
    description: ['In-kind description', 'Descripción en especie'],
    memo_text: ['Memo text', 'Texto de memo'],
    conduit: ['Conduit', 'Intermediario'],
    conduit_id: ['Conduit ID', 'ID del intermediario'],
    transferred_on: ['Transferred on', 'Transferido el'],
    fee: ['Fee', 'Comisión'],
    payout: ['Payout ID', 'ID del abono'],
    note: ['Note', 'Nota'],
    external_id: ['External ID', 'ID externo'],
  },
  editable: [
    ...(['type', 'method', 'check_number', 'source_code', 'note'] as const),
    ...(['description', 'memo_text', 'conduit', 'conduit_id', 'transferred_on'] as const),
  ],
  fixed: [
    'donor_id',
    'donor_name',
    'donor_key',
    'external_id',
    'amount',
    'counted',
    'date',
    'status',
    'election',
    'batch_id',
    'tallied',
    'pledge_id',
    'fee',
    'payout',
  ],
  serverOwned: { import_id: null, signers: [], solicitors: [], solicitor_shares: [] },
});
