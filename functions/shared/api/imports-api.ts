import * as z from 'zod/mini';
import { cents, day, email, personName, phone, recordId, text } from '../collections/define.ts';
import { donationStatuses, donationTypes } from '../collections/donations.ts';
import { refundKeysMax } from '../collections/file-refunds.ts';
import { importExtra, importFlagList } from '../collections/import-flags.ts';
import { birthYear, people } from '../collections/people.ts';
import { pledges, writeOffReasonMax } from '../collections/pledges.ts';
import { skill } from '../collections/volunteers.ts';
import {
  callTimeoutMs,
  donationMaxCents,
  importCheckRows,
  importChunkRows,
  importConsents,
  importFlags,
  importRowsMax,
  importWeightMax,
  skillsMax,
} from '../constants.ts';
import { addDays, today } from '../domain/days.ts';
import { isGiftDay, isTooEarly } from '../domain/gift-day.ts';
import { cellSchema } from '../domain/import/cell-kinds.ts';
import { chunkWeight } from '../domain/import/chunk-weight.ts';
import { badContactKeys, consentKeys } from '../domain/import/consent-keys.ts';
import {
  type CsvKind,
  fieldSchema,
  importKinds,
  type PlainCells,
  plainFields,
} from '../domain/import/import-kinds.ts';
import { isFlagField } from '../domain/import/row-problems.ts';
import { rowRefusals } from '../domain/import/row-refusals.ts';
import type { CardFact } from '../domain/people/card-facts.ts';
import { contactsMax } from '../domain/people/people-limits.ts';
import { installmentsProblem } from '../domain/pledges/installments.ts';
import { endpoint } from './endpoint.ts';

const person = { name: personName, email: z.nullable(email), phone: z.nullable(phone) };
const at = { row: z.int().check(z.minimum(1)) };
/** Cells that were left out or cut, and the text of columns without a field. */
const marks = {
  flags: importFlagList.check(z.refine((flags) => flags.every(({ field }) => isFlagField(field)))),
  extra: z.nullable(importExtra),
};
/** A browser's clock may be a day ahead of the server's. */
const giftDay = day.check(z.refine((value) => isGiftDay(value, addDays(today(new Date()), 1))));

/** Cells that are stored as they are. */
function plainCells<K extends CsvKind>(
  kind: K,
): { [F in keyof PlainCells<K>]: z.ZodMiniType<PlainCells<K>[F]> };
function plainCells(kind: CsvKind): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    plainFields(kind).map((field) => [field, cellSchema(fieldSchema(kind, field) ?? z.never())]),
  );
}

/** Facts of the person's card; those that a row does not say are left out. */
const card = z._default(
  z.nullable(
    z.strictObject({
      street: z.optional(cardField('street')),
      unit: z.optional(cardField('unit')),
      city: z.optional(cardField('city')),
      state: z.optional(cardField('state')),
      zip: z.optional(cardField('zip')),
      language: z.optional(cardField('language')),
      birth_year: z.optional(birthYear),
      employer: z.optional(cardField('employer')),
      occupation: z.optional(cardField('occupation')),
    }),
  ),
  null,
);
function cardField<F extends Exclude<CardFact, 'birth_year'>>(
  fact: F,
): (typeof people.schema.shape)[F]['def']['innerType'] {
  return people.schema.shape[fact].def.innerType;
}

/** What one cell says about contacting a person. Consent without a source is none: it is counted, and told. */
const consentCell = z.strictObject({
  what: z.enum(['opt_out', 'consent', 'deceased', 'hard_bounce', 'complaint', 'bad_number']),
  channel: z.nullable(z.enum(['email', 'text', 'call', 'mail', 'all'])),
  field: z.enum([...consentKeys, ...badContactKeys]),
  /** The column's header. */
  column: text(importFlags.column),
  words: text(importConsents.words),
  source: z.nullable(text(importConsents.words)),
  /** What whoever imports it said that the words mean, where no table has them. */
  meant: z._default(z.nullable(z.enum(['yes', 'no'])), null),
  /** The address or number that it is about, as the row has it; null where it is about the person. */
  about: z._default(z.nullable(text(254)), null),
});
export type ConsentCell = z.output<typeof consentCell>;

const { firmness, installments, source_code, note, election } = pledges.schema.shape;
const { given, middle, family, prefix, suffix, tags } = people.schema.shape;
export const personRow = z.strictObject({
  ...at,
  name: personName,
  ...{ prefix, given, middle, family, suffix },
  emails: z.array(email).check(z.maxLength(contactsMax)),
  phones: z.array(phone).check(z.maxLength(contactsMax)),
  ...marks,
  ...plainCells('people'),
  tags,
  /** As the file has it; the server knows the members. */
  assigned_to: z.nullable(text(254)),
  consents: z.array(consentCell).check(z.maxLength(importConsents.max)),
});
export type PersonRow = z.output<typeof personRow>;

/** A cleaned row; `row` is its line in the file, null a blank cell, which never overwrites. */
export const donorRow = z.strictObject({
  ...at,
  ...person,
  card,
  ...marks,
  ...plainCells('donors'),
});
export const volunteerRow = z.strictObject({
  ...at,
  ...person,
  card,
  ...marks,
  skills: z.array(skill).check(z.maxLength(skillsMax)),
  ...plainCells('volunteers'),
});
export const donationRow = z.strictObject({
  ...at,
  ...person,
  card,
  ...marks,
  amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
  date: giftDay,
  status: z.enum(donationStatuses),
  /** Cents of a completed gift that had gone back already, and the day on which any of it did. */
  returned: z._default(cents.check(z.maximum(donationMaxCents)), 0),
  returned_on: z._default(z.nullable(day), null),
  /** It says that a part went back, and not how much. */
  part_returned: z._default(z.boolean(), false),
  /** A row about money that went back; its numbers are those of the gift that it may be of, best first. */
  refund: z._default(
    z.nullable(
      z.strictObject({
        kind: z.enum(['refund', 'chargeback']),
        number: z.nullable(text(128)),
        of: z.array(text(128)).check(z.maxLength(refundKeysMax)),
      }),
    ),
    null,
  ),
  type: z.enum(donationTypes),
  ...plainCells('donations'),
  external_id: z.nullable(text(128)),
  /** Counts equal gifts without a number, and different gifts with one number: the second is not the first again. */
  occurrence: z.int().check(z.minimum(1)),
});
/** A browser's clock may be a day ahead of the server's, and so may the campaign's be of a row that was read before midnight. */
const madeDay = day.check(z.refine((value) => !isTooEarly(value) && value <= addDays(today(new Date()), 1)));
/** Installments are checked as those of a pledge that is recorded by hand. */
export const pledgeRow = z
  .strictObject({
    ...at,
    ...person,
    card,
    ...marks,
    amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
    made_on: madeDay,
    ...{ firmness, installments, source_code, note },
    election: z._default(election, null),
    written_off: z._default(
      z.nullable(z.strictObject({ day: madeDay, reason: z.nullable(text(writeOffReasonMax)) })),
      null,
    ),
    /** Counts equal pledges of one person and day. */
    occurrence: z.int().check(z.minimum(1)),
  })
  .check(z.refine((row) => installmentsProblem(row, row.installments) === null));
export type PledgeRow = z.output<typeof pledgeRow>;
export type DonorRow = z.output<typeof donorRow>;
export type VolunteerRow = z.output<typeof volunteerRow>;
export type DonationRow = z.output<typeof donationRow>;
export type ImportRow = {
  people: PersonRow;
  donors: DonorRow;
  donations: DonationRow;
  volunteers: VolunteerRow;
  pledges: PledgeRow;
};

const kind = z.enum(importKinds);
const rowsOf = <R extends z.ZodMiniType>(row: R, max: number) =>
  z.array(row).check(z.minLength(1), z.maxLength(max));
const rows = (max: number) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('people'),
      rows: rowsOf(personRow, max).check(
        // A look writes nothing, and may be about more.
        z.refine((all) => max > importChunkRows || chunkWeight(all) <= importWeightMax),
      ),
    }),
    z.strictObject({ kind: z.literal('donors'), rows: rowsOf(donorRow, max) }),
    z.strictObject({ kind: z.literal('donations'), rows: rowsOf(donationRow, max) }),
    z.strictObject({ kind: z.literal('volunteers'), rows: rowsOf(volunteerRow, max) }),
    z.strictObject({ kind: z.literal('pledges'), rows: rowsOf(pledgeRow, max) }),
  ]);

/** Which rows are already there: one flag a row, in order. Writes nothing. */
export const importCheckCall = endpoint({
  path: '/api/imports/check',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member' },
  request: z.strictObject({ batch: rows(importCheckRows) }),
  response: z.strictObject({
    present: z.array(z.boolean()),
    /** Of people: rows that may be about several people, so that each makes a person of its own. */
    review: z._default(z.array(z.boolean()), []),
  }),
});

/** Opens an import; every document that it brings carries its id. */
export const importStartCall = endpoint({
  path: '/api/imports/start',
  guard: { level: 'member' },
  request: z.strictObject({
    kind,
    fileName: text(200),
    rowsTotal: z.int().check(z.minimum(1), z.maximum(importRowsMax)),
  }),
  response: z.strictObject({ importId: z.string() }),
});

/**
 * Brings one chunk, whole or not at all; the same chunk again changes nothing. Blanks of records that are
 * already there are filled; other values are replaced only with `replace`.
 */
export const importRowsCall = endpoint({
  path: '/api/imports/rows',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member' },
  request: z.strictObject({ importId: recordId, replace: z.boolean(), batch: rows(importChunkRows) }),
  response: z.strictObject({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Of people: created though they may be somebody who was there; lines of evidence; consents without a source. */
    review: z._default(z.int(), 0),
    consents: z._default(z.int(), 0),
    unsourced: z._default(z.int(), 0),
    /** Rows about money that went back: on gifts by now, and those that wait for a gift. */
    refunds: z._default(z.int(), 0),
    refundCents: z._default(cents, 0),
    waiting: z._default(z.int(), 0),
    waitingCents: z._default(cents, 0),
    /** Rows of gifts that say that a part went back, and not how much. */
    unsaid: z._default(z.int(), 0),
    /** Cents of the gifts that were created, and of rows that were there, less what had gone back; 0 for people. */
    createdCents: cents,
    unchangedCents: z.int(),
    refused: z.array(z.strictObject({ row: z.int(), why: z.enum(rowRefusals) })),
  }),
});

/** Closes an import, finished or cancelled: one line in the feed, not one for each row. */
export const importFinishCall = endpoint({
  path: '/api/imports/finish',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member' },
  request: z.strictObject({ importId: recordId, status: z.enum(['finished', 'cancelled']) }),
  response: z.strictObject({ ok: z.literal(true) }),
});
