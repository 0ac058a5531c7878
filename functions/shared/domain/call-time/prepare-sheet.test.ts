import { expect, it } from 'vitest';
import type { Affiliate, MeterSources, StoredEntry } from '../money/person-meter.ts';
import { type CallFacts, prepareSheet } from './prepare-sheet.ts';

const day = '2026-03-01';
const sources: MeterSources = {
  settings: { jurisdiction: 'US', office: 'us_house', cycle_from: '2025-01-01', cycle_to: '2026-12-31' },
  elections: [{ code: 'P2026', day: '2026-06-02', on_ballot: true }],
  own: [],
};
const gift = (gift_id: string, dollars: number): StoredEntry => ({
  ...{ gift_id, kind: 'gift', cents: dollars * 100, day: '2026-01-10', election: 'P2026' },
});
const other = (dollars: number): Affiliate => ({ kind: 'multicandidate_pac', entries: [gift('b', dollars)] });
const facts: CallFacts = {
  card: {
    ...{ id: 'pac', kind: 'organization', name: 'Harbor PAC', given: null, city: null, language: null },
    ...{ employer: null, occupation: null, merged_ids: [] },
  },
  donor: { capacity: 'mid', donor_kind: 'multicandidate_pac', totalDonated: 100_000, donationCount: 1 },
  ...{ entries: [gift('a', 1_000)], promised: [], ratings: [], phones: ['+12025550142'], texts: [] },
  ...{ email: null, calls: [], reached: null, notes: [] },
};
const left = (shared?: CallFacts['shared']) =>
  prepareSheet('pac', { ...facts, ...(shared && { shared }) }, sources, day).sheet.left;

// A multicandidate PAC may give $5,000 for an election.
it('says what a committee may still give by itself', () => expect(left()).toBe(400_000));

it('takes off what committees gave and pledged with which it shares the limit', () => {
  expect(left({ others: [other(2_500)], promised: [] })).toBe(150_000);
  const pledge = {
    ...{ amount: 50_000, paid: 0, written_off: null, due_on: '2026-04-01', election: 'P2026' },
    installments: [{ due_on: '2026-04-01', cents: 50_000 }],
  };
  expect(left({ others: [other(2_500)], promised: [pledge] })).toBe(100_000);
});

it('says nothing where others gave more often than records tell', () =>
  expect(left({ others: null, promised: [] })).toBeNull());
