import * as z from 'zod/mini';
import { day, recordId } from '../collections/define.ts';
import { callTimeoutMs, exchangeDaysMax, exchangeEventsMax } from '../constants.ts';
import { daysBetween } from '../domain/days.ts';
import { codeMapping } from '../domain/exchange/code-mapping.ts';
import { leftReasons, skipReasons } from '../domain/exchange/left-out.ts';
import { itemKinds, uploadSystems } from '../domain/exchange/upload-systems.ts';
import { isTimeZone } from '../domain/work/zoned-time.ts';
import { endpoint } from './endpoint.ts';

const system = z.enum(uploadSystems);
const count = z.int().check(z.minimum(0));

/**
 * Remembers what results, answers and tags are called in another system. `seen`: the revision that the change is made from, 0
 * where there was none, so that nobody overwrites what a colleague has entered meanwhile.
 */
export const exchangeMappingCall = endpoint({
  path: '/api/exchange/mapping',
  guard: { level: 'member', capability: 'data.export' },
  request: z.strictObject({ system, mapping: codeMapping, seen: count }),
  response: z.strictObject({ revision: count }),
});

/** `zone`: the calendar by which a contact has its day. Both days are included. `kinds`: what of a contact is asked for. */
const period = z.strictObject({
  system,
  from: day,
  to: day,
  zone: z.string().check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone)),
  kinds: z.array(z.enum(itemKinds)).check(
    z.minLength(1),
    z.maxLength(itemKinds.length),
    z.refine((all) => new Set(all).size === all.length),
  ),
});
export type ExchangePeriod = z.output<typeof period>;
const isInOrder = ({ from, to }: { from: string; to: string }): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days < exchangeDaysMax;
};

/** What a preview was counted from: a file is made from the same, or refused. */
const seen = z.strictObject({
  /** Milliseconds since 1970: what was received later is not in it. */
  at: count,
  revision: count,
  file: recordId,
  contacts: count.check(z.maximum(exchangeEventsMax)),
});
export type ExchangeSeen = z.output<typeof seen>;

/** Results, answers and tags that a preview names. */
export const foundMax = 300;
const found = z.strictObject({
  kind: z.enum(itemKinds),
  /** Of an answer. */
  question: z.nullable(z.string()),
  name: z.string(),
  count,
  isCoded: z.boolean(),
});
export type ExchangeFound = z.output<typeof found>;

/** What a file would have, before anybody takes it out. */
export const exchangePreviewCall = endpoint({
  path: '/api/exchange/preview',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export' },
  request: period.check(z.refine(isInOrder)),
  response: z.strictObject({
    seen,
    rows: count,
    /** Contacts that are not in the file. */
    skipped: z.array(z.strictObject({ reason: z.enum(skipReasons), count })),
    /** Results, answers and tags: those in the file, and those that are not. */
    sent: count,
    left: z.array(z.strictObject({ reason: z.enum(leftReasons), count })),
    /** Those without a code first, and of each the most frequent; `more` of them are not named. */
    found: z.array(found),
    more: count,
  }),
});
export type ExchangePreview = z.output<typeof exchangePreviewCall.response>;

/** `upload`: what the other system takes. `left`: what is not in it, with the reason. */
export const exchangeParts = ['upload', 'left'] as const;
export type ExchangePart = (typeof exchangeParts)[number];

/** The file, by the mapping that is remembered. `skip`: lines that came before a download broke off. */
export const exchangeExportCall = endpoint({
  path: '/api/exchange/export',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z
    .strictObject({
      ...period.shape,
      seen,
      part: z.enum(exchangeParts),
      skip: count.check(z.maximum(10_000_000)),
    })
    .check(z.refine(isInOrder)),
  /**
   * `text/csv; charset=utf-8`. What is uploaded has no byte-order mark: the systems would take it for part of the first header.
   */
  response: z.string(),
});
