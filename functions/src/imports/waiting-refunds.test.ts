import { describe, expect, it } from 'vitest';
import { fewWaiting } from '#shared/usecases/imports/find-refunds.ts';
import {
  refundRow as back,
  giftFiles as campaign,
  giftRow as gift,
} from '../../../tests/functions/gift-files.ts';

/** More gifts than one query names. */
const gifts = Array.from({ length: 32 }, (_, at) => gift(`G${at}`));
const others = (count: number) =>
  Array.from({ length: count }, (_, at) => back(`other-${at}`, 1_000, { row: at + 2 }));

describe('a chunk of many gifts', () => {
  it.each([
    ['as many refunds wait as are read whole', fewWaiting],
    ['one more waits', fewWaiting + 1],
  ])('takes the refund that waits for one of them where %s', async (_, waiting) => {
    const it = await campaign();
    await it.bring(...others(waiting - 1), back('G31', 2_500));
    await it.bring(...gifts);
    const refunds = await it.refunds();
    const ofState = (state: string) => refunds.filter((one) => one.state === state);
    expect(ofState('booked')).toMatchObject([{ number: 'G31', cents: 2_500 }]);
    expect(ofState('waiting')).toHaveLength(waiting - 1);
    const counted = (await it.gifts()).map((one) => one.counted);
    expect(counted.toSorted((one, other) => one - other).slice(0, 2)).toEqual([7_500, 10_000]);
  });
});
