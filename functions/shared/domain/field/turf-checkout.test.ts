import { describe, expect, it } from 'vitest';
import type { RefusalKey } from '../../refusals.ts';
import {
  releaseChanges,
  returnChanges,
  type TurfAssignment,
  takeChanges,
  whyNotReadable,
  whyNotReturned,
  whyNotTaken,
} from './turf-checkout.ts';
import { checkOutDays, turfHoldersMax } from './turf-limits.ts';

type Turf = Required<TurfAssignment>;
const now = Date.parse('2026-10-05T14:00:00Z');
const [later, earlier] = [now + 1, now];
const free: Turf = {
  state: 'unassigned',
  open: true,
  assigned_to: null,
  assigned_name: null,
  expires_at: null,
  holders: [],
};
const hers: Turf = {
  ...free,
  open: false,
  state: 'assigned',
  assigned_to: 'ana',
  assigned_name: 'Ana',
  holders: ['ana'],
};
const full = Array.from({ length: turfHoldersMax }, (_, number) => `h${number}`);

describe('taking a turf', () => {
  it.each<[string, Turf, RefusalKey | null]>([
    ['open, and nobody has it', free, null],
    ['given back before it was done', { ...free, state: 'returned', holders: ['ben'] }, null],
    ['done', { ...free, state: 'completed' }, 'turfs.done'],
    ['not open, and nobody has it', { ...free, open: false }, 'turfs.closed'],
    ['assigned to who asks', hers, null],
    ['assigned to who asks, until later', { ...hers, expires_at: later }, null],
    ['assigned to who asks, and over', { ...hers, expires_at: earlier }, 'turfs.over'],
    ['theirs, over, and open', { ...hers, open: true, expires_at: earlier }, null],
    ['another’s', { ...hers, assigned_to: 'ben' }, 'turfs.taken'],
    ['another’s, and open', { ...hers, assigned_to: 'ben', open: true, expires_at: later }, 'turfs.taken'],
    ['another’s, open, and over', { ...hers, assigned_to: 'ben', open: true, expires_at: earlier }, null],
    ['another’s, not open, and over', { ...hers, assigned_to: 'ben', expires_at: earlier }, 'turfs.closed'],
    ['open, after as many hands as it can be in', { ...free, holders: full }, 'turfs.full'],
    ['the same, by one of those', { ...free, holders: full.with(7, 'ana') }, null],
  ])('that is %s', (_, turf, right) => expect(whyNotTaken(turf, 'ana', now)).toBe(right));

  it.each<[string, Turf, RefusalKey | null]>([
    ['theirs', hers, null],
    ['theirs, until later', { ...hers, expires_at: later }, null],
    ['theirs, and over', { ...hers, expires_at: earlier }, 'turfs.over'],
    ['theirs, over, and open', { ...hers, open: true, expires_at: earlier }, 'turfs.over'],
    ['another’s', { ...hers, assigned_to: 'ben', holders: ['ana', 'ben'] }, 'turfs.taken'],
    ['another’s, and over', { ...hers, assigned_to: 'ben', open: true, expires_at: earlier }, 'turfs.closed'],
    ['given back by them', { ...free, state: 'returned', holders: ['ana'] }, 'turfs.closed'],
    ['open, and nobody has it', free, 'turfs.closed'],
  ])('lets only who has it hear of one that is %s', (_, turf, right) =>
    expect(whyNotReadable(turf, 'ana', now)).toBe(right),
  );

  it('that is open gives it to them for the usual days, and they stay a holder', () =>
    expect(takeChanges({ ...free, holders: ['ben'] }, { uid: 'ana', name: ' Ana ' }, now)).toEqual({
      state: 'in_progress',
      assigned_to: 'ana',
      assigned_name: 'Ana',
      expires_at: now + checkOutDays.usual * 86_400_000,
      holders: ['ben', 'ana'],
    }));

  it('that is theirs begins it, for as long as it was given; again it changes nothing', () => {
    expect(takeChanges({ ...hers, expires_at: later }, { uid: 'ana', name: 'Ana' }, now)).toEqual({
      state: 'in_progress',
    });
    expect(takeChanges({ ...hers, state: 'in_progress' }, { uid: 'ana', name: 'Ana' }, now)).toEqual({});
  });

  it('once more does not make them a holder twice', () =>
    expect(takeChanges({ ...free, holders: ['ana'] }, { uid: 'ana', name: 'Ana' }, now)).not.toHaveProperty(
      'holders',
    ));
});

describe('giving a turf back', () => {
  it('frees it, done or not', () => {
    const unassigned = { assigned_to: null, assigned_name: null, expires_at: null };
    expect(returnChanges(hers, 'ana', true)).toEqual({ state: 'completed', ...unassigned });
    expect(returnChanges(hers, 'ana', false)).toEqual({ state: 'returned', ...unassigned });
  });

  it('changes nothing where it is in other hands by now, and is refused to who never had it', () => {
    const passedOn: Turf = { ...hers, assigned_to: 'ben', holders: ['ana', 'ben'] };
    expect(whyNotReturned(passedOn, 'ana')).toBeNull();
    expect(returnChanges(passedOn, 'ana', true)).toEqual({});
    expect(whyNotReturned(passedOn, 'kim')).toBe('turfs.closed');
  });
});

describe('a turf whose holder walks no more', () => {
  const unassigned = { assigned_to: null, assigned_name: null, expires_at: null };
  it.each<[Turf['state'], Turf['state']]>([
    ['assigned', 'unassigned'],
    ['in_progress', 'returned'],
    ['returned', 'returned'],
    ['completed', 'completed'],
    ['archived', 'archived'],
  ])('that was %s is %s, and nobody has it', (state, next) =>
    expect({ ...hers, state, ...releaseChanges({ ...hers, state }) }).toEqual({
      ...hers,
      ...unassigned,
      state: next,
    }),
  );
});
