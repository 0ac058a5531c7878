import { describe, expect, it } from 'vitest';
import '../../shared/text/members.ts';
import { blank, campaignOf, nameOnly, problemsIn } from './campaign.ts';

const filled = {
  candidateName: '  Ada Lovelace ',
  office: 'City Council',
  district: ' ',
  state: 'Ohio',
  party: '',
  electionDate: '2027-11-02',
};

it('what is left empty is nothing, not an empty text', () => {
  expect(campaignOf(filled)).toEqual({
    candidateName: 'Ada Lovelace',
    office: 'City Council',
    district: null,
    state: 'Ohio',
    party: null,
    electionDate: '2027-11-02',
  });
});

it('skipping keeps the name and nothing else', () => {
  const { candidateName, ...rest } = nameOnly(filled);
  expect(candidateName).toBe('Ada Lovelace');
  expect(Object.values(rest)).toEqual([null, null, null, null, null]);
});

describe('problems', () => {
  it('none in what the collection takes', () => expect(problemsIn(filled)).toEqual({}));
  it.each([
    ['candidateName', '', 'Candidate name is required'],
    ['candidateName', '   ', 'Candidate name is required'],
    ['candidateName', 'x'.repeat(121), 'Use at most 120 characters'],
    ['party', 'x'.repeat(61), 'Use at most 60 characters'],
    ['electionDate', '2027-02-30', 'Enter a day that exists'],
  ])('%s "%s" → %s', (field, value, words) => {
    expect(problemsIn({ ...filled, [field]: value })).toEqual({ [field]: words });
  });
  it('a blank form lacks only the name', () =>
    expect(Object.keys(problemsIn(blank))).toEqual(['candidateName']));
});
