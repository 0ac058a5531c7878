import * as z from 'zod/mini';
import { cents, day, email, personName, phone, recordId, text } from '../collections/define.ts';
import { donationStatuses, donationTypes } from '../collections/donations.ts';
import { importExtra, importFlagList } from '../collections/import-flags.ts';
import { skill } from '../collections/volunteers.ts';
import {
  callTimeoutMs,
  donationMaxCents,
  importCheckRows,
  importChunkRows,
  importRowsMax,
  skillsMax,
} from '../constants.ts';
import { addDays, today } from '../domain/days.ts';
import { isGiftDay } from '../domain/gift-day.ts';
import { cellSchema } from '../domain/import/cell-kinds.ts';
import {
  fieldSchema,
  type ImportKind,
  importKinds,
  type PlainCells,
  plainFields,
} from '../domain/import/import-kinds.ts';
import { isFlagField } from '../domain/import/row-problems.ts';
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
function plainCells<K extends ImportKind>(
  kind: K,
): { [F in keyof PlainCells<K>]: z.ZodMiniType<PlainCells<K>[F]> };
function plainCells(kind: ImportKind): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    plainFields(kind).map((field) => [field, cellSchema(fieldSchema(kind, field) ?? z.never())]),
  );
}

/** A cleaned row; `row` is its line in the file, null a blank cell, which never overwrites. */
export const donorRow = z.strictObject({
  ...at,
  ...person,
  ...marks,
  ...plainCells('donors'),
});
export const volunteerRow = z.strictObject({
  ...at,
  ...person,
  ...marks,
  skills: z.array(skill).check(z.maxLength(skillsMax)),
  ...plainCells('volunteers'),
});
export const donationRow = z.strictObject({
  ...at,
  ...person,
  ...marks,
  amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
  date: giftDay,
  status: z.enum(donationStatuses),
  type: z.enum(donationTypes),
  ...plainCells('donations'),
  external_id: z.nullable(text(128)),
  /** Counts equal gifts without a number, and different gifts with one number: the second is not the first again. */
  occurrence: z.int().check(z.minimum(1)),
});
export type DonorRow = z.output<typeof donorRow>;
export type VolunteerRow = z.output<typeof volunteerRow>;
export type DonationRow = z.output<typeof donationRow>;
export type ImportRow = { donors: DonorRow; donations: DonationRow; volunteers: VolunteerRow };

const kind = z.enum(importKinds);
const rowsOf = <R extends z.ZodMiniType>(row: R, max: number) =>
  z.array(row).check(z.minLength(1), z.maxLength(max));
const rows = (max: number) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('donors'), rows: rowsOf(donorRow, max) }),
    z.strictObject({ kind: z.literal('donations'), rows: rowsOf(donationRow, max) }),
    z.strictObject({ kind: z.literal('volunteers'), rows: rowsOf(volunteerRow, max) }),
  ]);

/** Which rows are already there: one flag a row, in order. Writes nothing. */
export const importCheckCall = endpoint({
  path: '/api/imports/check',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member' },
  request: z.strictObject({ batch: rows(importCheckRows) }),
  response: z.strictObject({ present: z.array(z.boolean()) }),
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
    /** Cents of the gifts that were created, and of rows whose gifts were there; 0 for people. */
    createdCents: cents,
    unchangedCents: cents,
    refused: z.array(z.strictObject({ row: z.int(), why: z.enum(['person_deleted', 'not_saved']) })),
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
