import { expect, it } from 'vitest';
import {
  averageDonation,
  conversionRate,
  isActiveDonor,
  isActiveVolunteer,
  isConverted,
  isEngagedDonor,
  isEngagedVolunteer,
  isOpportunity,
  recentFrom,
} from './insight-rules.ts';

const donor = (donationCount: number, lastDonationDate: string | null = null) => ({
  email: null,
  donationCount,
  lastDonationDate,
});
const volunteer = (totalHours: number, is_donor = false, lastActiveDate: string | null = null) => ({
  totalHours,
  is_donor,
  lastActiveDate,
});
const day = '2026-03-31';

it.each([
  ['20 hours are no opportunity', isOpportunity(volunteer(20)), false],
  ['20.01 hours are one', isOpportunity(volunteer(20.01)), true],
  ['not of somebody who gives', isOpportunity(volunteer(500, true)), false],
  ['who is converted without an hour', isConverted(volunteer(0, true)), true],
  ['unlike who does not give', isConverted(volunteer(500)), false],
  ['3 gifts are not highly engaged', isEngagedDonor(donor(3)), false],
  ['4 are', isEngagedDonor(donor(4)), true],
  ['50 hours are not', isEngagedVolunteer(volunteer(50)), false],
  ['50.01 are, of donors too', isEngagedVolunteer(volunteer(50.01, true)), true],
  ['a gift of today is recent', isActiveDonor(donor(1, day), day), true],
  ['of 30 days ago', isActiveDonor(donor(1, '2026-03-01'), day), true],
  ['but not of 31', isActiveDonor(donor(1, '2026-02-28'), day), false],
  ['nor none at all', isActiveDonor(donor(0), day), false],
  ['a shift of 30 days ago is recent', isActiveVolunteer(volunteer(1, false, '2026-03-01'), day), true],
  ['but not of 31', isActiveVolunteer(volunteer(1, false, '2026-02-28'), day), false],
  ['nor none at all', isActiveVolunteer(volunteer(9), day), false],
])('%s', (_, is, expected) => {
  expect(is).toBe(expected);
});

it.each([
  ['2026-03-01', '2026-01-30'],
  ['2024-03-01', '2024-01-31'],
  ['2027-01-05', '2026-12-06'],
])('on %s, recent begins with %s', (of, from) => {
  expect(recentFrom(of)).toBe(from);
});

it('nobody makes no rate and no average; else whole cents', () => {
  expect([conversionRate(0, 0), averageDonation(500, 0)]).toEqual([null, null]);
  expect([conversionRate(1, 8), conversionRate(0, 3), averageDonation(1_000, 3)]).toEqual([12.5, 0, 333]);
});
