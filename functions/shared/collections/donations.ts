import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { isTooEarly } from '../domain/gift-day.ts';
import { collection, day, importStamp, inOrganization, line, stamps, text } from './define.ts';
import { importMarks } from './import-flags.ts';

export const donationStatuses = ['completed', 'pending', 'refunded', 'failed'] as const;
export const donationTypes = ['one_time', 'recurring'] as const;

/**
 * One gift, in cents. It names its donor (`donor_name` and the search key are copies of the donor's
 * own, checked by rules on create, kept by a function afterwards) so that a list costs no join.
 */
export const donations = collection({
  name: 'donations',
  path: inOrganization('donations'),
  access: { read: 'donations.read', write: 'donations.write' },
  rules: {
    valid: ['isGiftDay(doc.date)'],
    create: ['namesItsDonor(doc)'],
    covered: ['donor_id', 'donor_name', 'donor_key'],
  },
  isAudited: true,
  carried: 'made',
  feed: { created: 'donation_received' },
  references: { donor_id: 'donors' },
  schema: z.strictObject({
    donor_id: text(128),
    donor_name: line(120),
    donor_key: z.string().check(z.maxLength(120)),
    amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
    /** Readers refuse none that is far ahead: their clock may be wrong. Rules and forms do. */
    date: day.check(z.refine((value) => !isTooEarly(value))),
    status: z.enum(donationStatuses),
    type: z.enum(donationTypes),
    note: z.nullable(text(500)),
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
    note: ['Note', 'Nota'],
    external_id: ['External ID', 'ID externo'],
  },
  editable: ['amount', 'date', 'status', 'type', 'note'],
  fixed: ['donor_id', 'donor_name', 'donor_key', 'external_id'],
  serverOwned: { import_id: null },
});
