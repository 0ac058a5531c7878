import * as z from 'zod/mini';
import { line, recordId } from '../collections/define.ts';
import { sourceCodeMax } from '../collections/donations.ts';
import { callTimeoutMs } from '../constants.ts';
import { csvKinds } from '../domain/import/import-kinds.ts';
import { audienceFilter } from '../domain/people/audience/audience-filter.ts';
import { namedPeopleMax } from './audiences-api.ts';
import { endpoint } from './endpoint.ts';

/** Lists that are taken out and that no import reads back, by their collections; money above limits is computed. */
export const listExportKinds = [
  'pledges',
  'gift_batches',
  'thank_yous',
  'calltime_lists',
  'limit_rules',
  'committee_members',
  'appeals',
  'information_requests',
  'held_cases',
  'rolodex_ratings',
  'events',
  'rsvps',
  'hour_entries',
  'appointments',
] as const;
export type ListExportKind = (typeof listExportKinds)[number];
/** What can be taken out: every record of a kind, or the campaign in figures. */
export const exportKinds = [...csvKinds, ...listExportKinds, 'summary'] as const;
export type ExportKind = (typeof exportKinds)[number];
/** The answer's header with the number of records in the file, for the progress of long ones. */
export const exportRowsHeader = 'x-rows';

/** Streams a whole collection, or the summary, as CSV. The kind's read capability is asked for as well. */
export const exportCall = endpoint({
  path: '/api/exports',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z
    .strictObject({
      kind: z.enum(exportKinds),
      /** Of gifts: those of one source code alone, whatever its case. */
      code: z.optional(line(sourceCodeMax)),
    })
    .check(z.refine(({ kind, code }) => code === undefined || kind === 'donations')),
  /** `text/csv; charset=utf-8` with a byte-order mark, so that spreadsheets read the accents. */
  response: z.string(),
});

/** Streams the cards of an audience, or of some of whom it finds, as CSV. What the filter asks is asked for as well. */
export const exportFoundPeopleCall = endpoint({
  path: '/api/exports/people',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z.strictObject({
    filter: audienceFilter,
    ids: z.nullable(z.array(recordId).check(z.minLength(1), z.maxLength(namedPeopleMax))),
  }),
  response: z.string(),
});
