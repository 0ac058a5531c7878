import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remembering, rememberingPrefixes } from './remembered.ts';

const names = ['ana', 'anabel', 'anton', 'bea', 'beatriz', 'bo'].map((name) => ({ name }));
const beginning = (prefix: string, most: number) =>
  names.filter(({ name }) => name.startsWith(prefix)).slice(0, most);

function openSearch(most: number) {
  const questions: string[] = [];
  const clock = { now: 0 };
  const find = rememberingPrefixes<{ name: string }>(
    'name',
    most,
    async (prefix) => {
      questions.push(prefix);
      return beginning(prefix, most);
    },
    () => clock.now,
  );
  return { questions, clock, find };
}

describe('beginnings', () => {
  it('reads nothing for further letters once all that begin so are known', async () => {
    const { questions, find } = openSearch(4);
    expect(await find('an')).toEqual(beginning('an', 4));
    expect(await find('ana')).toEqual(beginning('ana', 4));
    expect(await find('anab')).toEqual(beginning('anab', 4));
    expect(questions).toEqual(['an']);
  });

  it('asks for a longer beginning where there were as many as fit', async () => {
    const { questions, find } = openSearch(3);
    await find('an');
    expect(await find('anto')).toEqual([{ name: 'anton' }]);
    expect(questions).toEqual(['an', 'anto']);
  });

  it('asks again after half a minute', async () => {
    const { questions, clock, find } = openSearch(4);
    await find('an');
    clock.now = 30_000;
    await find('ana');
    expect(questions).toEqual(['an', 'ana']);
  });

  it('finds what a search of its own would, in whatever order letters come and go', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'an', 'ana', 'anab', 'ant', 'b', 'be', 'beat', 'bo', 'x', 'xy')),
        fc.integer({ min: 1, max: 5 }),
        async (typed, most) => {
          const { find } = openSearch(most);
          for (const prefix of typed) expect(await find(prefix)).toEqual(beginning(prefix, most));
        },
      ),
    ));
});

it('asks the same question once, also while its answer is on its way, and again where it failed', async () => {
  let [questions, fails] = [0, false];
  const find = remembering(async (question) => {
    questions += 1;
    if (fails) throw new Error(question);
    return question;
  });
  expect(await Promise.all([find('ana'), find('ana')])).toEqual(['ana', 'ana']);
  expect(questions).toBe(1);
  fails = true;
  await expect(find('bo')).rejects.toThrow('bo');
  fails = false;
  expect(await find('bo')).toBe('bo');
});
