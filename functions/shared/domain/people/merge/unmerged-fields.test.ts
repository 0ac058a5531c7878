import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, rebasedChanges, unmergedFields } from './unmerged-fields.ts';

const fields = ['employer', 'city', 'emails', 'tags', 'totalHours', 'updated_at'];
type Document = Record<string, unknown>;
const card = (more: Document): Document => ({
  ...{ employer: null, city: 'Rome', emails: ['a'], tags: [], totalHours: 5, updated_at: 1 },
  ...more,
});
const back = (current: Document, before: Document, after: Document) => {
  const { fields: changed, retained } = unmergedFields(current, changesBetween(before, after, fields));
  return { document: { ...current, ...changed }, retained };
};
const before = card({});
const after = card({ employer: 'Clinic', emails: ['a', 'b'], tags: ['Host'], totalHours: 12, updated_at: 2 });

describe('taking a merge back', () => {
  it('gives back what was there', () =>
    expect(back(after, before, after)).toEqual({ document: before, retained: [] }));

  it.each<[string, Document, Document, string[]]>([
    ['a field that was written since', { employer: 'Hospital' }, { employer: 'Hospital' }, ['employer']],
    ['an address that was added since', { emails: ['a', 'b', 'c'] }, { emails: ['a', 'c'] }, ['emails']],
    ['hours that were added since', { totalHours: 14 }, { totalHours: 7 }, ['totalHours']],
    ['a field that the merge left alone', { city: 'Reno' }, { city: 'Reno' }, []],
  ])('leaves %s', (_, since, left, retained) =>
    expect(back({ ...after, ...since }, before, after)).toEqual({ document: card(left), retained }),
  );

  it('does not make two halves of an address', () => {
    const [was, became] = [
      { street: null, city: 'Rome' },
      { street: '1 Oak St', city: 'Reno' },
    ];
    const changes = changesBetween(was, became, ['street', 'city']);
    expect(unmergedFields({ ...became, city: 'Paris' }, changes).fields).toEqual({});
  });

  it('leaves what others who are still merged bring', () => {
    const changes = changesBetween(before, after, fields);
    expect(unmergedFields(after, changes, { emails: ['b'] }).fields.emails).toEqual(['a', 'b']);
  });

  it.each<[string, Document, string[]]>([
    ['names no list that another merge alone made longer', { emails: ['a', 'b', 'c'] }, []],
    ['names a list that somebody added to as well', { emails: ['a', 'b', 'c', 'd'] }, ['emails']],
    ['names a list that somebody took something off', { emails: ['a', 'c'] }, ['emails']],
    ['does not name the records that were merged', { merged_ids: ['m1', 'm2', 'm3'] }, []],
  ])('%s', (_, since, retained) => {
    const was = { ...before, merged_ids: [] };
    const became = { ...after, merged_ids: ['m1'] };
    const changes = changesBetween(was, became, [...fields, 'merged_ids']);
    expect(unmergedFields({ ...became, ...since }, changes, { emails: ['c'] }).retained).toEqual(retained);
  });
});

it('comes to the same in whatever order any number of merges is taken back', () => {
  const change = fc.record({
    employer: fc.option(fc.constantFrom('w', 'x', 'y', 'z')),
    hours: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      (made, picks) => {
        let current = card({});
        let left = made.map(({ employer, hours }, at) => {
          const next = {
            ...current,
            ...(employer !== null && { employer }),
            emails: [...(current.emails as string[]), `m${at}`],
            totalHours: Number(current.totalHours) + hours,
          };
          const changes = changesBetween(current, next, fields);
          current = next;
          return changes;
        });
        while (left.length > 0) {
          const at = (picks.next().value ?? 0) % left.length;
          const [gone = {}] = left.splice(at, 1);
          const undone = unmergedFields(current, gone);
          current = { ...current, ...undone.fields };
          left = left.map((later, place) => (place < at ? later : rebasedChanges(later, gone)));
        }
        expect(current).toEqual(card({}));
      },
    ),
  );
});
