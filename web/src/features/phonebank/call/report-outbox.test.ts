import { beforeEach, expect, it } from 'vitest';
import type { CallReport } from '#shared/api/phonebank-api.ts';
import { addReport, nextBatch, removeReports, waitingReports } from './report-outbox.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

const report = (id: string): CallReport => ({
  ...{ id, voter: 'V1', packet: 0, outcome: 'not_home', goalReached: false, callBackAt: null },
});
const ids = (all: readonly CallReport[]) => all.map(({ id }) => id);

it('keeps what is put, once each and by list and member, until it is taken', () => {
  addReport('ana', 'one', report('r1'));
  addReport('ana', 'one', report('r1'));
  addReport('ana', 'two', report('r2'));
  addReport('ben', 'one', report('r3'));
  expect(ids(waitingReports('ana', 'one'))).toEqual(['r1']);
  removeReports('ana', ['r1']);
  expect(waitingReports('ana', 'one')).toEqual([]);
  expect(ids(waitingReports('ana', 'two'))).toEqual(['r2']);
  removeReports('ana', ['r2']);
  expect([...stored.keys()]).toEqual(['calls ben']);
});

it('sends some at a time, the oldest first', () => {
  for (let at = 0; at < 25; at++) addReport('ana', 'one', report(`r${at}`));
  expect(ids(nextBatch('ana', 'one'))).toHaveLength(20);
  expect(nextBatch('ana', 'one')[0]?.id).toBe('r0');
});

it('what is damaged is nothing', () => {
  stored.set('calls ana', '{');
  expect(waitingReports('ana', 'one')).toEqual([]);
  stored.set('calls ana', '[{"list":"one","report":{"id":7}}]');
  expect(waitingReports('ana', 'one')).toEqual([]);
});
