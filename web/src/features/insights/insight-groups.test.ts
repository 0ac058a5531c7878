import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyRollup } from '#shared/collections/rollups.ts';
import * as rules from '#shared/domain/insight-rules.ts';
import { fits } from '../../shared/data/list-rows.ts';
import { kindsOf, questions } from './group-queries.ts';
import { barsOf, insightOf, outdatedParts, shareOf, skillsAreCounted } from './insight-values.ts';

const today = '2026-03-31';
const as_of = { toMillis: () => 0 };
const part = (day?: string) => ({ as_of, entries: 0, ...(day ? { day } : {}) });
const counted = {
  opportunities: part(),
  converted: part(),
  engaged_donors: part(),
  engaged_volunteers: part(),
  active_donors: part(today),
  active_volunteers: part(today),
  skills: part(),
};

describe('what has to be counted on a day', () => {
  test.each([
    ['all is of today', counted, []],
    ['nothing was ever counted', {}, Object.keys(counted)],
    [
      'the donors look back from yesterday',
      { ...counted, active_donors: part('2026-03-30') },
      ['active_donors'],
    ],
    ['the server is a day ahead of this device', { ...counted, active_donors: part('2026-04-01') }, []],
    ['the campaign is older than its skills', { ...counted, skills: undefined }, ['skills']],
  ])('%s', (_, parts, expected) => {
    const known = Object.fromEntries(
      Object.entries(parts).flatMap(([name, one]) => (one ? [[name, one]] : [])),
    );
    expect(outdatedParts(known, today)).toEqual(expected);
  });

  test('what was never counted is unknown, not zero', () => {
    const numbers = { ...emptyRollup, engaged_donor_count: 7, parts: { engaged_donors: part() } };
    expect(insightOf(numbers, 'engaged_donor_count')).toBe(7);
    expect(insightOf(numbers, 'engaged_volunteer_count')).toBeNull();
    expect(skillsAreCounted(numbers)).toBe(false);
  });

  test('a share needs both its numbers', () => {
    expect([shareOf(1, 4), shareOf(0, 4), shareOf(null, 4), shareOf(0, 0)]).toEqual([0.25, 0, null, null]);
  });

  test('the longest bar is full, and no bar at all is longer', () => {
    const skills = fc.array(fc.nat({ max: 50_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(skills, (counts) => {
        const bars = barsOf(counts);
        expect(bars.every((bar) => bar >= 0 && bar <= 100)).toBe(true);
        if (counts.some((count) => count > 0)) expect(Math.max(...bars)).toBe(100);
      }),
    );
  });
});

/** Around each limit of the specification. */
const day = fc.option(fc.integer({ min: 20, max: 31 }).map((at) => `2026-03-${at}`));
const recent = fc.oneof(day, fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02', '2025-12-31'));
const hours = fc.integer({ min: 72, max: 208 }).map((quarters) => quarters / 4);
const volunteer = fc.record({ totalHours: hours, lastActiveDate: recent, is_donor: fc.boolean() });
const donor = fc.record({
  email: fc.constant(null),
  donationCount: fc.nat({ max: 6 }),
  lastDonationDate: recent,
});

describe('the people behind a number are those that its rule counts', () => {
  const { donors, volunteers } = questions;
  test.each([
    ['opportunities', volunteers.opportunities(), rules.isOpportunity],
    ['converted', volunteers.converted(), rules.isConverted],
    ['engaged', volunteers.engaged(), rules.isEngagedVolunteer],
    [
      'active',
      volunteers.active(today),
      (one: rules.InsightVolunteer) => rules.isActiveVolunteer(one, today),
    ],
  ])('volunteers: %s', (_, { conditions }, rule) =>
    fc.assert(fc.property(volunteer, (one) => fits(one, conditions) === rule(one))),
  );

  test.each([
    ['engaged', donors.engaged(), rules.isEngagedDonor],
    ['active', donors.active(today), (one: rules.InsightDonor) => rules.isActiveDonor(one, today)],
  ])('donors: %s', (_, { conditions }, rule) =>
    fc.assert(fc.property(donor, (one) => fits(one, conditions) === rule(one))),
  );

  test('each is a group of donors, of volunteers, or of both', () => {
    expect(['opportunities', 'engaged', 'recurring', 'toString'].map(kindsOf)).toEqual([
      ['volunteers'],
      ['donors', 'volunteers'],
      ['donors'],
      [],
    ]);
  });
});
