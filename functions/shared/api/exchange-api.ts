import * as z from 'zod/mini';
import { day } from '../collections/define.ts';
import { callTimeoutMs, exchangeDaysMax } from '../constants.ts';
import { daysBetween } from '../domain/days.ts';
import { codeMapping } from '../domain/exchange/code-mapping.ts';
import { skipReasons } from '../domain/exchange/upload-lines.ts';
import { uploadSystems } from '../domain/exchange/upload-systems.ts';
import { isTimeZone } from '../domain/work/zoned-time.ts';
import { endpoint } from './endpoint.ts';

const system = z.enum(uploadSystems);

/** Remembers what results, answers and tags are called in another system. */
export const exchangeMappingCall = endpoint({
  path: '/api/exchange/mapping',
  guard: { level: 'member', capability: 'data.export' },
  request: z.strictObject({ system, mapping: codeMapping }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/** `zone`: the calendar by which a contact has its day. Both days are included. */
const period = z
  .strictObject({
    system,
    from: day,
    to: day,
    zone: z.string().check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone)),
  })
  .check(
    z.refine(({ from, to }) => {
      const days = daysBetween(from, to);
      return days >= 0 && days < exchangeDaysMax;
    }),
  );
export type ExchangePeriod = z.output<typeof period>;

/** Of what results, answers and tags have no code. */
export const uncodedKinds = ['result', 'answer', 'tag'] as const;

/** What a file would have, before anybody takes it out. */
export const exchangePreviewCall = endpoint({
  path: '/api/exchange/preview',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export' },
  request: period,
  response: z.strictObject({
    contacts: z.int(),
    rows: z.int(),
    /** Contacts that are not in the file. */
    skipped: z.array(z.strictObject({ reason: z.enum(skipReasons), count: z.int() })),
    /** The most frequent first; `question` of an answer. */
    uncoded: z.array(
      z.strictObject({
        kind: z.enum(uncodedKinds),
        question: z.nullable(z.string()),
        name: z.string(),
        count: z.int(),
      }),
    ),
  }),
});

/** The file, by the mapping that is remembered. */
export const exchangeExportCall = endpoint({
  path: '/api/exchange/export',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: period,
  /** `text/csv; charset=utf-8`, without a byte-order mark: the systems would take it for part of the first header. */
  response: z.string(),
});
