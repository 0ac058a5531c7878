import { describe, expect, it } from 'vitest';
import { openTurfLimits, turfNewsLimits } from '#shared/constants.ts';
import { waitOf } from '#shared/domain/second-factor/attempt-limits.ts';
import { turfNewsBucket } from '#shared/usecases/buckets.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { countAttempts } from '../../../tests/functions/attempts.ts';
import { assigned, field, now } from '../../../tests/functions/turf-campaign.ts';

const minute = 60_000;
const [{ failures: inShort, windowMs: shortMs }, { failures: aDay }] = turfNewsLimits;
const each = (minutes: number, hours: number, atOnce = 1): number[] =>
  Array.from({ length: (hours * 60) / minutes }, (_, at) => at).flatMap((at) =>
    Array.from({ length: atOnce }, (_, one) => now + at * minutes * minute + one),
  );

/** How many of these calls are heard, each by what was heard before it. */
function logsReadOf(calls: readonly number[]): number {
  const counted: number[] = [];
  for (const at of calls) if (waitOf(counted, turfNewsLimits, at) === 0) counted.push(at);
  return counted.length;
}

describe('what became of turfs is heard', () => {
  it.each<[string, number[]]>([
    ['by who works twelve hours where the connection comes back every five minutes', each(5, 12)],
    ['by who opens their turf anew every other minute of a long day', each(2, 12)],
    [
      'by who takes all the open turfs of a day in a quarter of an hour, and opens each four times',
      each(15, 0.25, openTurfLimits[0].failures * 5),
    ],
    ['by who reloads ten times at each door of an afternoon', each(30, 4, 10)],
  ])('each time %s', (_, calls) => {
    expect(logsReadOf(calls)).toBe(calls.length);
  });

  it.each<[string, number[], number]>([
    ['in a quarter of an hour, by who asks each second', each(1, 0.25, 60), inShort],
    ['in a day, by who asks each second', each(1, 24, 60), aDay],
    ['in a day, by who asks a little below the shorter limit', each(15, 24, inShort), aDay],
  ])('not more often %s', (_, calls, most) => {
    expect(logsReadOf(calls)).toBe(most);
  });

  it('not more often by who asks for all of it, or takes their turf again, until some time is over', async () => {
    const { organization, log, take, updates } = await field({ ...assigned, holders: ['ana'] });
    const before = await updates();
    await countAttempts(turfNewsBucket(organization, 'ana'), inShort - 6);
    const half = Array.from({ length: 3 });
    const ends = await Promise.all([
      ...half.map(() => ending(log('ana'))),
      ...half.map(() => ending(take('ana'))),
    ]);
    expect(new Set(ends)).toEqual(new Set(['ok']));
    for (const since of [null, 0, now]) expect(await ending(log('ana', since))).toBe('resource-exhausted');
    expect(await ending(take('ana'))).toBe('resource-exhausted');
    const failure: unknown = await log('ana').catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 429 });
    expect(Reflect.get(Object(failure), 'retryAfterMs')).toBeGreaterThan(shortMs - 5 * minute);
    expect(await updates()).toBe(before);
  });

  it('by a colleague and in another campaign, whatever one member did', async () => {
    const { organization, log } = await field({ ...assigned, holders: ['ana'] });
    const elsewhere = await field(assigned);
    await countAttempts(turfNewsBucket(organization, 'ana'), inShort - 5);
    const many = await Promise.all(Array.from({ length: 8 }, () => ending(log('ana'))));
    expect(many.filter((end) => end === 'ok')).toHaveLength(5);
    expect(await ending(log('kim', null, { role: 'field' }))).toBe('ok');
    expect(await ending(elsewhere.log('ana'))).toBe('ok');
  });

  it('is nothing that who must not hear of it uses up', async () => {
    const { organization, log, another } = await field({ ...assigned, holders: ['ana'] });
    await countAttempts(turfNewsBucket(organization, 'ben'), inShort - 4);
    await another('hers', { ...assigned, assigned_to: 'ben' });
    for (let at = 0; at < 3; at++) expect(await ending(log('ben'))).toBe('already-exists');
    const rest = await Promise.all(Array.from({ length: 4 }, () => ending(log('ben', null, { id: 'hers' }))));
    expect(new Set(rest)).toEqual(new Set(['ok']));
  });
});
