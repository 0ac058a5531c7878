import { committeeMembers } from '../collections/committee-members.ts';
import type { Stored } from '../collections/define.ts';
import { fundraisingPlanId, fundraisingPlans } from '../collections/fundraising-plans.ts';
import { weekOf } from '../domain/giving/giving-cells.ts';
import { foldText } from '../domain/name-keys.ts';
import { daysAfter, type Moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation, Donor } from './sample-donors.ts';

type Member = Stored<typeof committeeMembers>;

/** Dollars that each of the committee is to raise and has promised to, and how many of ten gifts with a code are theirs. */
const committee = [
  { goal: 6_000, commitment: 6_000, share: 3 },
  { goal: 5_000, commitment: 4_000, share: 2 },
  { goal: 4_000, commitment: 4_000, share: 2 },
  { goal: 3_000, commitment: 2_500, share: 1, isLobbyist: true },
  { goal: 2_500, commitment: 2_500, share: 1 },
  { goal: 2_500, commitment: 1_000, share: 1 },
  { goal: 2_000, commitment: 0, share: 0 },
] as const;
const wish = 'Wants her list before the holidays; call on Tuesdays.';
/** The plan's first day is so long ago; it lasts a quarter. */
const planDays = { gone: 49, all: 91 } as const;
const planStart = weekOf(daysAfter(seedDay, -planDays.gone));

/** `FC-OKAFOR`; of two with one last name the second has a number. */
function codesOf(donors: readonly Donor[]): string[] {
  const taken = new Set<string>();
  return donors.map(({ name }) => {
    const last = foldText(name.split(' ').at(-1) ?? '').replace(/[^a-z]/g, '');
    const code = `FC-${last.toUpperCase().slice(0, 12)}`;
    const free = [code, `${code}-2`, `${code}-3`].find((one) => !taken.has(one)) ?? code;
    taken.add(free);
    return free;
  });
}

/** Members of the committee, who are the campaign's most generous donors, and the gifts that they have raised. */
export function raisedByCommittee(
  organization: string,
  { donors, donations }: { donors: readonly Donor[]; donations: readonly Donation[] },
  { by, at }: { by: string; at: Moment },
): { members: Member[]; donations: Donation[] } {
  const generous = donors
    .filter(({ email }) => email !== null)
    .toSorted((one, other) => other.totalDonated - one.totalDonated || (one.id < other.id ? -1 : 1))
    .slice(0, committee.length);
  const codes = codesOf(generous);
  const members = generous.map(
    (donor, place): Member => ({
      id: `${organization}-committee-${place + 1}`,
      ...{ person_id: donor.id, name: donor.name, code: codes[place] ?? null },
      goal: (committee[place]?.goal ?? 0) * 100,
      commitment: (committee[place]?.commitment ?? 0) * 100,
      is_lobbyist: place === 3,
      note: place === 1 ? wish : null,
      left_on: null,
      ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
    }),
  );
  const turns = members.flatMap((member, place) =>
    Array.from({ length: committee[place]?.share ?? 0 }, () => member),
  );
  const recent = donations
    .filter(({ status, type, date }) => status === 'completed' && type === 'one_time' && date >= planStart)
    .toSorted((one, other) => one.date.localeCompare(other.date) || (one.id < other.id ? -1 : 1));
  const raised = new Map<string, Partial<Donation>>();
  for (const [place, gift] of recent.entries()) {
    if (place % 6 === 1) raised.set(gift.id, { source_code: 'CALL-TIME' });
    const member = turns[Math.floor(place / 2) % Math.max(1, turns.length)];
    const other = turns[0];
    if (!member || place % 2 > 0 || member.person_id === gift.donor_id) continue;
    // What came with a check was brought by somebody; what came through their link has their code.
    if (gift.method === 'card') raised.set(gift.id, { source_code: member.code });
    else if (place % 12 === 0 && other && other.id !== member.id)
      raised.set(gift.id, { solicitors: [member.id, other.id], solicitor_shares: [6_000, 4_000] });
    else if (place % 4 === 0) raised.set(gift.id, { solicitors: [member.id] });
  }
  return { members, donations: donations.map((gift) => ({ ...gift, ...raised.get(gift.id) })) };
}

export const committeeDocuments = (organization: string, all: readonly Member[]): Doc[] =>
  all.map(({ id, ...data }) => document(committeeMembers, organization, id, data));

/** What the quarter is to bring: a bit more than it does. */
export function fundraisingPlanDocument(
  organization: string,
  donations: readonly Donation[],
  { by, at }: { by: string; at: Moment },
): Doc {
  const raised = donations.reduce((sum, { counted, date }) => (date >= planStart ? sum + counted : sum), 0);
  /** Dollars in round numbers, of cents. */
  const round = (cents: number) => Math.max(1, Math.round(cents / 50_000)) * 50_000;
  const target = round((raised * planDays.all * 1.12) / planDays.gone);
  const source = (id: string, name: string, cents: number, of: object) => ({
    ...{ id, name, target: cents, codes: [], has_committee: false, methods: [], ...of },
  });
  const tenths = [1, 2, 1, 1].map((part) => round((target * part) / 10));
  const [calls = 0, committed = 0, events = 0, mail = 0] = tenths;
  const online = target - tenths.reduce((sum, cents) => sum + cents, 0);
  return document(fundraisingPlans, organization, fundraisingPlanId, {
    donation_page: 'https://donate.rivera.example/give',
    plan: {
      target,
      from: planStart,
      until: daysAfter(planStart, planDays.all - 1),
      weeks: [],
      sources: [
        source('calls', 'Call time', calls, { codes: ['CALL-TIME'] }),
        source('committee', 'Finance committee', committed, { has_committee: true }),
        source('events', 'Events', events, { codes: ['HOUSE-PARTY', 'WARD'] }),
        source('mail', 'Mail and checks', mail, { codes: ['SPRING-LETTER'], methods: ['check', 'cash'] }),
        source('online', 'Online', Math.max(0, online), { methods: ['card', 'bank'] }),
      ],
    },
    ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
  });
}
