import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '#shared/domain/surveys/check-script.ts';
import { scriptBody } from '#shared/domain/surveys/script.ts';
import { anyBody } from '#shared/domain/surveys/testing.ts';
import {
  addItem,
  duplicateItem,
  emptyDraft,
  moveItem,
  moveOption,
  newAsk,
  newSay,
  removeItem,
  setType,
  tidied,
} from './edit-script.ts';

const place = fc.nat(6);
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

describe('a change of a script', () => {
  it('loses and doubles no item by moving, and moving back undoes it', () =>
    fc.assert(
      fc.property(anyBody, place, fc.integer({ min: -3, max: 3 }), (body, at, by) => {
        const moved = moveItem(body, at, by);
        expect(ids(moved).sort()).toEqual(ids(body).sort());
        if (moved !== body) expect(moveItem(moved, at + by, -by)).toEqual(body);
      }),
    ));

  it('leaves no branch to what was taken out', () =>
    fc.assert(
      fc.property(anyBody, place, (body, at) => {
        const removed = body.items[at];
        const left = removeItem(body, at);
        expect(left === body).toBe(!removed);
        if (!removed) return;
        expect(ids(left)).toEqual(ids(body).filter((id) => id !== removed.id));
        const leads = left.items.flatMap((item) => [
          item.next,
          ...(item.kind === 'ask' ? item.options.map(({ next }) => next) : []),
        ]);
        expect(leads).not.toContain(removed.id);
      }),
    ));

  it('copies an item under an id of its own, right after it', () =>
    fc.assert(
      fc.property(anyBody, place, (body, at) => {
        const copied = duplicateItem(body, at);
        expect(copied === body).toBe(at >= body.items.length);
        if (copied === body) return;
        expect(new Set(ids(copied)).size).toBe(body.items.length + 1);
        expect(copied.items[at + 1]).toEqual({ ...body.items[at], id: copied.items[at + 1]?.id });
      }),
    ));

  it('stores what the schema takes', () =>
    fc.assert(
      fc.property(anyBody, (body) => {
        const tidy = tidied({ ...emptyDraft, body });
        expect(tidied(tidy)).toEqual(tidy);
        const wordless = problemsIn(tidy.body, 40_000).some(
          ({ is }) => is === 'noText' || is === 'noShort' || is === 'noLabel',
        );
        if (!wordless) expect(scriptBody.safeParse(tidy.body).success).toBe(true);
      }),
    ));
});

it('gives a score its five options, and a choice others again', () => {
  const scored = setType(newAsk(), 'support', (score) => `${score}`);
  expect(scored.options.map(({ id, label }) => [id, label])).toEqual([
    ['s1', '1'],
    ['s2', '2'],
    ['s3', '3'],
    ['s4', '4'],
    ['s5', '5'],
  ]);
  expect(setType(scored, 'choice', String).options.map(({ label }) => label)).toEqual(['', '']);
  const ask = newAsk();
  expect(setType(setType(ask, 'text', String), 'choice', String)).toEqual(ask);
});

it('takes empty tags, space, and options that nothing asks for away', () => {
  const ask = { ...newAsk(), type: 'day' as const, text: ' When? ', short: ' When ' };
  const option = { id: 'o', label: ' Yes ', tag: '  ', next: null };
  const chosen = { ...newAsk(), options: [option] };
  const { name, body } = tidied({
    ...emptyDraft,
    name: ' My   script ',
    body: { intro: ' Hi ', items: [ask, chosen, { ...newSay(), text: 'x ' }] },
  });
  expect(name).toBe('My script');
  expect(body.intro).toBe('Hi');
  expect(body.items[0]).toMatchObject({ text: 'When?', short: 'When', options: [] });
  expect(body.items[1]).toMatchObject({ options: [{ label: 'Yes', tag: null }] });
  expect(body.items[2]).toMatchObject({ text: 'x' });
});

it('moves an option within its question, and not beyond', () => {
  const question = newAsk();
  const [first, second] = question.options;
  expect(moveOption(question, 0, 1).options).toEqual([second, first]);
  expect(moveOption(question, 0, -1)).toBe(question);
  expect(addItem({ intro: '', items: [question] }, newSay(), 0).items[1]).toBe(question);
});
