import { expect, it } from 'vitest';
import { changeSeries, type SeriesDate } from './series-change.ts';

const date = (id: string, day: string, fields: Partial<SeriesDate> = {}): SeriesDate => ({
  ...{ id, day, is_exception: false, isClosed: false, hasSignUps: false, ...fields },
});
const [tue1, tue2, tue3] = ['2027-03-02', '2027-03-09', '2027-03-16'];
const [thu1, thu2, thu3, thu4] = ['2027-03-04', '2027-03-11', '2027-03-18', '2027-03-25'];
const signed = { hasSignUps: true };

it('moves dates to the days of another rule in their order, and adds those that are missing', () =>
  expect(changeSeries([date('a', tue1), date('b', tue2)], [thu1, thu2, thu3], 'keep')).toEqual({
    ...{
      placed: [
        { id: 'a', day: thu1 },
        { id: 'b', day: thu2 },
      ],
      added: [thu3],
      staying: [],
      ended: [],
      left: [],
    },
  }));

it('leaves a date where it is on one of the new days', () =>
  expect(changeSeries([date('a', tue1), date('b', tue3)], [tue1, tue2, tue3], 'keep')).toMatchObject({
    ...{
      placed: [
        { id: 'a', day: tue1 },
        { id: 'b', day: tue3 },
      ],
      added: [tue2],
      ended: [],
    },
  }));

it('calls off what has no day any more, and keeps what people signed up for', () =>
  expect(changeSeries([date('a', tue1), date('b', tue2, signed), date('c', tue3)], [], 'move')).toEqual({
    ...{ placed: [], added: [], staying: ['b'], ended: ['a', 'c'], left: [] },
  }));

it('keeps dates with sign-ups on their day, or moves them first', () => {
  const dates = [date('a', tue1), date('b', tue2, signed)];
  expect(changeSeries(dates, [thu1], 'keep')).toMatchObject({
    placed: [{ id: 'a', day: thu1 }],
    staying: ['b'],
  });
  expect(changeSeries(dates, [thu1], 'move')).toMatchObject({
    placed: [{ id: 'b', day: thu1 }],
    ended: ['a'],
  });
});

it('touches no exception and nothing that was called off, and plans no second date on their day', () => {
  const dates = [date('a', tue1, { is_exception: true }), date('b', tue2, { isClosed: true })];
  expect(changeSeries(dates, [tue1, tue2, tue3], 'move')).toEqual({
    ...{ placed: [], added: [tue3], staying: [], ended: [], left: ['a', 'b'] },
  });
});

it('loses no date and no day, whatever the series and the rule', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const all = [tue1, thu1, tue2, thu2, tue3, thu3, thu4];
  for (let round = 0; round < 400; round += 1) {
    const dates = all
      .filter(() => random(2) === 0)
      .map((day, at) =>
        date(`d${at}`, day, {
          ...{ is_exception: random(5) === 0, isClosed: random(5) === 0, hasSignUps: random(2) === 0 },
        }),
      );
    const days = all.filter(() => random(2) === 0);
    const { placed, added, staying, ended, left } = changeSeries(
      dates,
      days,
      random(2) === 0 ? 'keep' : 'move',
    );
    expect([...placed.map(({ id }) => id), ...staying, ...ended, ...left].toSorted()).toEqual(
      dates.map(({ id }) => id).toSorted(),
    );
    const occupied = dates.filter(({ id }) => left.includes(id)).map(({ day }) => day);
    const planned = [...placed.map(({ day }) => day), ...added];
    expect(new Set(planned).size).toBe(planned.length);
    expect([...new Set([...planned, ...occupied])].filter((day) => days.includes(day)).toSorted()).toEqual(
      days.toSorted(),
    );
    expect(dates.filter(({ id, hasSignUps }) => ended.includes(id) && hasSignUps)).toEqual([]);
  }
});
