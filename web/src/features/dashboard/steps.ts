import { type Capability, can, type Role } from '#shared/access.ts';
import { addresses } from './addresses.ts';
import type { Rollup } from './data.ts';

type Kind = 'donors' | 'donations' | 'volunteers';
export type Step = { kind: Kind; done: boolean; add: string; import: string };

const steps: readonly { kind: Kind; needs: Capability; add: string; count: (numbers: Rollup) => number }[] = [
  { kind: 'donors', needs: 'donors.write', add: addresses.newDonor, count: ({ donor_count }) => donor_count },
  {
    kind: 'donations',
    needs: 'donations.write',
    add: addresses.newDonation,
    count: ({ donation_records }) => donation_records,
  },
  {
    kind: 'volunteers',
    needs: 'volunteers.write',
    add: addresses.newVolunteer,
    count: ({ volunteer_count }) => volunteer_count,
  },
];

/** What a new campaign does first, as far as this role may do it; none once all of it is done. */
export function stepsFor(numbers: Rollup, role: Role): Step[] {
  const own = steps
    .filter(({ needs }) => can(role, needs))
    .map(({ kind, add, count }) => ({ kind, add, done: count(numbers) > 0, import: addresses.import(kind) }));
  return own.every(({ done }) => done) ? [] : own;
}
