import * as z from 'zod/mini';
import { contactEvents, pointIdSchema } from '../../collections/contact-events.ts';
import { pointKinds } from './contact-point.ts';

const { recorded_at: _, point: __, ...lineShape } = contactEvents.schema.shape;
/** A document's id that a path may have. */
const lineId = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/));
const hex = pointIdSchema.check(z.regex(/^[\da-f]+$/));
const line = z.strictObject({ id: lineId, ...lineShape });
export type SealedLine = z.output<typeof line>;

/** What one page of a sealed copy says: the salt with whose it was, and points with all of their evidence. */
export const sealedPoints = z.strictObject({
  salt: z.string().check(z.regex(/^[A-Za-z\d][\w-]{0,60}\/[\w-]{32,80}$/)),
  points: z.array(
    z.strictObject({
      id: hex,
      kind: z.enum(pointKinds),
      mask: z.string().check(z.maxLength(300)),
      lines: z.array(line),
    }),
  ),
});
export type SealedPoints = z.output<typeof sealedPoints>;
export type SealedPoint = SealedPoints['points'][number];

/** Lines of evidence on one page, and characters of it: a page is one transaction. */
export const pageLines = 300;
export const pageLetters = 900_000;
/** Letters of a line's words where one address has more evidence than a page takes. */
const shortWords = 200;

const lettersOf = (point: SealedPoint): number => JSON.stringify(point).length;

/** An address whose evidence would fill pages keeps all lines, and the beginning of their words. */
export const fittingPage = (point: SealedPoint): SealedPoint =>
  lettersOf(point) <= pageLetters
    ? point
    : {
        ...point,
        lines: point.lines.map((one) => ({ ...one, words: one.words?.slice(0, shortWords) ?? null })),
      };

/** Points in pages: one is never divided, for what opens would be judged without what closed before. */
export function* inPages(points: Iterable<SealedPoint>): Generator<SealedPoint[]> {
  let page: SealedPoint[] = [];
  let [lines, letters] = [0, 0];
  for (const one of points) {
    const point = fittingPage(one);
    const size = lettersOf(point);
    if (page.length > 0 && (lines + point.lines.length > pageLines || letters + size > pageLetters)) {
      yield page;
      page = [];
      [lines, letters] = [0, 0];
    }
    page.push(point);
    lines += point.lines.length;
    letters += size;
  }
  if (page.length > 0) yield page;
}
