import { beforeEach, expect, it, vi } from 'vitest';
import type { OnboardingStep } from '#shared/domain/onboarding.ts';
import type { Operation } from '../../shared/data/journal/index.ts';
import type { SetUpSource } from './watch-campaign.ts';

type Seen = { is: 'absent' | 'unknown' } | { is: 'there'; value: object; acknowledged: boolean };
type Waiting = { state: { is: 'pending' | 'failed' | 'held' }; operation: Operation };

/** The listener that is open, and how many were. */
const server = vi.hoisted(() => ({
  tell: null as ((seen: Seen) => void) | null,
  opened: 0,
  collection: '',
}));
vi.mock('../../shared/data/watch-document.ts', () => ({
  watchDocument: ({ name }: { name: string }, _: unknown, next: (seen: Seen) => void) => {
    server.collection = name;
    const tell = (seen: Seen) => next(seen);
    server.tell = tell;
    server.opened += 1;
    return () => {
      if (server.tell === tell) server.tell = null;
    };
  },
}));
vi.mock('../../shared/data/journal/index.ts', async () => {
  const { create } = await import('zustand');
  return {
    useJournal: create<{ entries: Waiting[]; applied: Operation[] }>(() => ({ entries: [], applied: [] })),
  };
});
const { useJournal } = await import('../../shared/data/journal/index.ts');
const { reportNoCandidate } = await import('../../shared/session/missing-candidate.ts');
const { watchCampaign } = await import('./watch-campaign.ts');

const storage = new Map<string, string>();
let reports: (string | null | undefined)[] = [];
let stop = () => {};
const follow = (source: SetUpSource = 'profile') => {
  stop = watchCampaign('ana', 'rivera', source, ({ campaign, trouble }) => reports.push(campaign ?? trouble));
};
beforeEach(() => {
  stop();
  Object.assign(server, { tell: null, opened: 0 });
  Reflect.apply(useJournal.setState, null, [{ entries: [], applied: [] }]);
  reports = [];
  storage.clear();
  storage.set('signedInBefore', 'ana');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

const about = { table: 'candidate_profiles', id: 'rivera' } as const;
const create: Operation = {
  operation: 'create',
  ...about,
  data: { candidateName: 'Ana', onboarding_step: 'race' },
};
const end: Operation = { operation: 'update', ...about, data: { onboarding_step: null } };
const remove: Operation = { operation: 'delete', ...about };
const other: Operation = { ...end, table: 'candidate_profiles', id: 'elsewhere' };

const journal = (waiting: Waiting['state']['is'] | 'gone', ...operations: Operation[]) => {
  const entries = operations.map((operation) => ({ state: { is: waiting }, operation }));
  Reflect.apply(useJournal.setState, null, [{ entries: waiting === 'gone' ? [] : entries }]);
};
/** As the journal does it: first among the acknowledged, then no more among the waiting. */
const acknowledge = (operation: Operation) => {
  useJournal.setState(({ applied }) => ({
    applied: [...applied, { ...operation, madeAt: 0, appliedAt: 0 }],
  }));
  useJournal.setState(({ entries }) => ({
    entries: entries.filter((entry) => entry.operation !== operation),
  }));
};
const setUpAt = (step: OnboardingStep | null, acknowledged = true) =>
  server.tell?.({ is: 'there', value: { onboarding_step: step }, acknowledged });
const absent = () => server.tell?.({ is: 'absent' });
const remembered = () => storage.get('onboardedBefore');

it('a campaign that others set up is followed until it is through, then no more', () => {
  follow();
  absent();
  setUpAt('race');
  setUpAt('story');
  expect(remembered()).toBeUndefined();
  setUpAt(null);
  expect(reports).toEqual(['missing', 'begun', 'through']);
  expect(remembered()).toBe('rivera');
  expect(server.tell).toBeNull();
});

it('says that there is no network only where nothing is known', () => {
  follow();
  server.tell?.({ is: 'unknown' });
  absent();
  server.tell?.({ is: 'unknown' });
  expect(reports.slice(1)).toEqual(['missing']);
});

it('own changes count as they are made, and are remembered once the server has them', () => {
  follow();
  absent();
  journal('pending', create);
  journal('pending', create, end);
  expect(reports).toEqual(['missing', 'begun', 'through']);
  expect(remembered()).toBeUndefined();
  acknowledge(create);
  acknowledge(end);
  expect(reports).toEqual(['missing', 'begun', 'through']);
  expect(remembered()).toBe('rivera');
  expect(server.tell).toBeNull();
});

it('a create that is refused leads back to the form', () => {
  follow();
  absent();
  journal('pending', create);
  setUpAt('race', false);
  absent();
  expect(reports).toEqual(['missing', 'begun']);
  journal('failed', create);
  expect(reports).toEqual(['missing', 'begun', 'missing']);
});

it('a listener from before an own create does not take it back; one opened after it may', () => {
  follow();
  absent();
  journal('pending', create);
  setUpAt('race', false);
  acknowledge(create);
  absent();
  expect(reports).toEqual(['missing', 'begun']);
  expect(server.opened).toBe(2);
  setUpAt('race');
  absent();
  expect(reports).toEqual(['missing', 'begun', 'missing']);
});

it('a listener that never heard of an own create is opened anew', () => {
  follow();
  absent();
  journal('pending', create);
  acknowledge(create);
  expect([reports, server.opened]).toEqual([['missing', 'begun'], 2]);
});

it('who was through before is let in unread, until this device or a screen finds the profile gone', () => {
  storage.set('onboardedBefore', 'rivera');
  follow();
  expect([reports, server.opened]).toEqual([['through'], 0]);
  acknowledge(other);
  journal('held', remove);
  journal('pending', remove);
  expect([reports, server.opened]).toEqual([['through'], 0]);
  acknowledge(remove);
  expect([reports, server.opened, remembered()]).toEqual([['through', 'missing'], 1, undefined]);

  stop();
  storage.set('onboardedBefore', 'rivera');
  follow();
  expect(server.opened).toBe(1);
  reportNoCandidate();
  journal('pending', other);
  absent();
  expect([reports.slice(2), server.opened, remembered()]).toEqual([['through', 'missing'], 2, undefined]);
});

it('members who cannot read the profile follow the card that is copied from it', () => {
  follow('card');
  expect(server.collection).toBe('campaign_cards');
  absent();
  server.tell?.({ is: 'there', value: { is_set_up: false }, acknowledged: true });
  expect(remembered()).toBeUndefined();
  server.tell?.({ is: 'there', value: { is_set_up: true }, acknowledged: true });
  expect(reports).toEqual(['missing', 'begun', 'through']);
  expect(remembered()).toBe('rivera');
});
