import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { candidateProfiles } from '#shared/collections/index.ts';
import { mergeEntries } from '#shared/consequences/recounts.ts';
import { profileChangeWindowMs } from '#shared/constants.ts';
import {
  changesBetween,
  entryId,
  type ProfileChange,
  type ProfileVersion,
} from '#shared/domain/profile-history.ts';
import { isBefore } from './write-history.ts';

type Entry = ProfileChange<Timestamp>;
type Version = ProfileVersion<Timestamp>;

const version = (values: object, at: Timestamp): Version => ({
  at,
  profile: candidateProfiles.schema.parse({
    candidateName: 'Ana Lopez',
    ...{ created_at: at, created_by: 'ana', updated_at: at, updated_by: 'ana' },
    ...values,
  }),
});

const value = fc.constantFrom(null, 'one', 'two', 'three');
const write = fc.record({
  by: fc.constantFrom('ana', 'ben'),
  wait: fc.integer({ min: 1, max: profileChangeWindowMs }),
  values: fc.record({ party: value, policy_tech: value }),
});

/** What each write of a profile's life is delivered as; the clock moves by microseconds too. */
function deliveries(writes: readonly { by: string; wait: number; values: object }[]): Entry[] {
  let before = version({}, new Timestamp(1_800_000_000, 1_000));
  return writes.flatMap(({ by, wait, values }) => {
    const millis = before.at.toMillis() + wait;
    const after = version(values, new Timestamp(Math.floor(millis / 1_000), (millis % 1_000) * 1e6 + 7_000));
    const changes = changesBetween(before, after, { by, by_name: `${by} ${millis}` });
    before = after;
    return changes;
  });
}

function mergedEntries(delivered: readonly Entry[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of delivered) {
    const stored = entries.get(entryId(entry));
    entries.set(entryId(entry), stored ? mergeEntries(stored, entry, isBefore) : entry);
  }
  return entries;
}

it('is the same whatever the order and the number of deliveries', () => {
  const life = fc.array(write, { minLength: 1, maxLength: 12 }).chain((writes) => {
    const inOrder = deliveries(writes);
    const again = fc.shuffledSubarray(inOrder);
    const shuffled = fc.shuffledSubarray(inOrder, { minLength: inOrder.length });
    return fc.record({ inOrder: fc.constant(inOrder), delivered: fc.tuple(shuffled, again) });
  });
  fc.assert(
    fc.property(life, ({ inOrder, delivered }) => {
      const entries = mergedEntries(delivered.flat());
      expect(entries).toEqual(mergedEntries(inOrder));
      for (const [id, entry] of entries) {
        const ownEntries = inOrder.filter((each) => entryId(each) === id);
        // In the order of the writes: the first one's `before`, the last one's `after`.
        expect(entry).toEqual({
          ...ownEntries.at(-1),
          before: ownEntries[0]?.before,
          before_at: ownEntries[0]?.before_at,
        });
      }
    }),
  );
});

it('tells a field that was emptied or filled by null, and nothing of what stayed', () => {
  const at = Timestamp.fromMillis(1_800_000_000_000);
  const before = version({ party: 'Independent', race_candidates: 3, state: 'Oregon' }, at);
  const after = version({ race_candidates: 4, electionDate: '2026-11-03', state: 'Oregon' }, at);
  const changes = changesBetween(before, after, { by: 'ana', by_name: null });
  expect(changes.map((entry) => [entry.field, entry.before, entry.after])).toEqual([
    ['party', 'Independent', null],
    ['electionDate', null, '2026-11-03'],
    ['race_candidates', 3, 4],
  ]);
});
