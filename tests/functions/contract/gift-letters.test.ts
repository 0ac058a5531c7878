import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { noteLetterCall, type RecordedGift } from '#shared/api/gifts-api.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { giftLetters } from '#shared/collections/gift-letters.ts';
import { today } from '#shared/domain/days.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { moveGift } from '#shared/usecases/gifts/move-gift.ts';
import { noteLetter } from '#shared/usecases/gifts/note-letter.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';

/** A gift of $4,800 of which $1,300 became Ben’s, $200 another election’s, and $100 went back. */
async function campaign() {
  const made = await mergeCampaign();
  for (const id of ['ana', 'ben']) await made.add(id, { name: `${id} Ruiz` }, donorTotals([]));
  for (const [id, code, date] of [
    ['00', 'P2028', '2028-03-07'],
    ['01', 'G2028', '2028-11-07'],
  ] as const)
    await made.seed(elections, id, {
      ...{ code, day: date, on_ballot: true, created_by: 'a', updated_by: 'a', ...stamps },
    });
  const { call, as } = made;
  const gift = {
    ...{ id: 'g', donorId: 'ana', amount: 480_000, date: '2026-11-10', status: 'completed' },
    ...{
      type: 'one_time',
      method: 'check',
      check_number: null,
      source_code: null,
      note: null,
      election: null,
    },
  };
  await call(recordGift, recordGift.endpoint.request.parse(gift) as RecordedGift, as());
  const moves = [
    ['m', { is: 'reattribute', cents: 130_000, day, from: 'P2028', to: 'P2028', donorId: 'ben' }],
    ['d', { is: 'redesignate', cents: 20_000, day, from: 'P2028', to: 'G2028' }],
  ] as const;
  for (const [entryId, move] of moves)
    await call(moveGift, { giftId: 'g', entryId, move, reason: null }, as());
  const refund = { is: 'refund', cents: 10_000, day } as const;
  await call(changeGift, { giftId: 'g', entryId: 'r', change: refund, reason: null }, as());
  const letters = async () =>
    Object.fromEntries(
      (await made.contexts(as()).memory.read.find(giftLetters, {})).map((one) => [
        one.id,
        [one.donor_id, one.kind, one.cents, one.printings.map(({ on }) => on), one.printed_on],
      ]),
    );
  const note = (entryId: string, on = '2026-11-21', role: Role = 'finance', callId = `${entryId} ${on}`) =>
    call(noteLetter, { entryId, on }, { ...as(role), callId });
  return { ...made, letters, note };
}

describe('letters about a gift', () => {
  it('are noted for whoever each is to, with what its entry says, once a day', async () => {
    const { note, letters, compare } = await campaign();
    for (const entry of ['m', 'm-to', 'd', 'r', 'r'])
      expect(await note(entry)).toEqual({ answer: { printings: 1 } });
    expect(await note('r', '2026-11-21', 'admin', 'again')).toEqual({ answer: { printings: 1 } });
    expect(await note('r', '2026-11-23')).toEqual({ answer: { printings: 2 } });
    await compare();
    const on = ['2026-11-21'];
    expect(await letters()).toEqual({
      'm-letter': ['ana', 'reattribution', 130_000, on, on[0]],
      'm-to-letter': ['ben', 'reattribution', 130_000, on, on[0]],
      'd-letter': ['ana', 'redesignation', 20_000, on, on[0]],
      'r-letter': ['ana', 'refund', 10_000, [...on, '2026-11-23'], '2026-11-23'],
    });
  });

  it('are of no day before the change or after today, whatever a device’s clocks say', async () => {
    const { note, letters } = await campaign();
    await note('d', '1970-01-01');
    await note('r', '2999-01-01');
    const found = await letters();
    expect(found['d-letter']?.[4]).toBe(day);
    expect(String(found['r-letter']?.[4]) <= today(new Date(Date.now() + 86_400_000))).toBe(true);
  });

  it('are refused of what is no such change, and to lower roles', async () => {
    const { note, letters } = await campaign();
    for (const entry of ['g', 'nothing', 'm-letter'])
      expect(await note(entry)).toMatchObject({ refused: 'gifts.noLetter' });
    for (const role of ['field', 'user', 'canvasser'] as const)
      expect(await note('r', '2026-11-21', role)).toHaveProperty('refused');
    expect(await letters()).toEqual({});
    const request = (entryId: string) => noteLetterCall.request.safeParse({ entryId, on: day }).success;
    expect([request('x'.repeat(120)), request('x'.repeat(121)), request('a/b')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(noteLetterCall.request.safeParse({ entryId: 'r', on: day, cents: 5 }).success).toBe(false);
  });

  it('are one letter, however many print it at once', async () => {
    const { note, letters } = await campaign();
    await Promise.all(Array.from({ length: 40 }, (_, at) => note('r', day, 'finance', `at once ${at}`)));
    expect(await letters()).toEqual({ 'r-letter': ['ana', 'refund', 10_000, [day], day] });
  });
});
