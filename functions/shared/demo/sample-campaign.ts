import { type Account, accounts, otherMembers } from './accounts.ts';
import { activityDocuments, organizationCreated } from './activity.ts';
import { launchDay, moment } from './clock.ts';
import type { Doc } from './documents.ts';
import { riveraEvents } from './planned-events.ts';
import { riveraSchedule } from './planned-schedule.ts';
import { chance } from './random.ts';
import { aaliyahIn } from './sample-aaliyah.ts';
import { achievementDocuments } from './sample-achievements.ts';
import { announcementDocuments } from './sample-announcements.ts';
import { appealDocuments, riveraAppeals } from './sample-appeals.ts';
import { batchDocuments, inBatches } from './sample-batches.ts';
import { calendarDocuments, eventMonthDocuments } from './sample-calendar.ts';
import { callTimeDocuments } from './sample-call-time.ts';
import { type CandidateSeed, riveraProfile } from './sample-candidate.ts';
import { cardDocuments, cardsOf, type SampleCard } from './sample-cards.ts';
import { committeeDocuments, fundraisingPlanDocument, raisedByCommittee } from './sample-committee.ts';
import { sampleConsent } from './sample-consent.ts';
import {
  donationDocuments,
  donorDocuments,
  fundraising,
  giftEntryDocuments,
  withGiving,
} from './sample-donors.ts';
import { followUpDocuments } from './sample-follow-ups.ts';
import { tallied } from './sample-giving.ts';
import { goalDocuments } from './sample-goals.ts';
import { letterDocuments, thankDocuments } from './sample-letters.ts';
import { limitDocuments, sampleMeterSources } from './sample-limits.ts';
import { noteDocuments, tagDocuments, taskDocuments } from './sample-notes.ts';
import { computed, memberDocuments, organizationDocuments } from './sample-organization.ts';
import { crowd, type Person } from './sample-people.ts';
import { pledgeDocuments, pledgeMonthDocuments, promised } from './sample-pledges.ts';
import { regionDocument } from './sample-regions.ts';
import { researchDocuments } from './sample-research.ts';
import {
  chooseResidents,
  noResidents,
  type ResidentPlan,
  renamed,
  residentsFrom,
} from './sample-residents.ts';
import { packedSchedule, scheduleDocuments } from './sample-schedule.ts';
import { signUpsOnSeedDay } from './sample-sign-ups.ts';
import { teamDocuments } from './sample-team.ts';
import { volunteerDocuments, volunteersFrom } from './sample-volunteers.ts';
import { sampleVoters } from './sample-voters.ts';

type Plan = {
  organization: string;
  name: string;
  candidate: CandidateSeed & { electionDate: string };
  /** Where this campaign's chance begins. */
  seed: number;
  donors: number;
  donations: number;
  volunteers: number;
  /** How many of the volunteers give as well. */
  alsoGive: number;
  /** People who neither give nor volunteer. */
  contacts: number;
  /** How many of all these are in the voter file; null where the campaign has none. */
  residents: ResidentPlan | null;
  /** How large the goals are beside those of five hundred donors; 0 for none. */
  goals: number;
};

const rivera: Plan = {
  organization: 'rivera',
  name: 'Rivera for Senate',
  candidate: {
    candidateName: 'Ximena Rivera',
    office: 'State Senate',
    // The state has forty.
    district: 'District 41',
    state: 'New Jersey',
    party: 'Independent',
    ...riveraProfile,
    electionDate: '2027-11-02',
  },
  seed: 20_261_120,
  donors: 500,
  donations: 2_000,
  volunteers: 300,
  alsoGive: 45,
  contacts: 900,
  // Of donors, volunteers and linked voters, 45 people are two: 37 of the 45 donors who volunteer, and 8 more. Eight are all three.
  residents: { linked: [8, 5, 3, 12], likely: [40, 20, 40], couples: 60 },
  goals: 1,
};

export const foundedAt = moment(launchDay, 12 * 60);

function campaign(plan: Plan, whole = true, days = 0): Doc[] {
  const { organization, seed } = plan;
  const members = accounts.filter((account) => account.organization === organization);
  const memberWith = (role: Account['role']) =>
    (members.find((one) => one.role === role) ?? members[0])?.uid ?? organization;

  const nextPerson = crowd(chance(seed));
  const givers = Array.from({ length: plan.donors }, nextPerson);
  const withEmail = givers.filter(({ email }) => email !== null);
  const both = chance(seed + 1).sample(withEmail, plan.alsoGive);
  const helpers = [...both, ...Array.from({ length: plan.volunteers - plan.alsoGive }, nextPerson)];

  const given = fundraising(chance(seed + 2), givers, plan.donations, memberWith('finance'));
  const donorIds = new Map(both.map((person) => [person, given.donors[givers.indexOf(person)]?.id ?? '']));
  const drawn = {
    ...given,
    volunteers: volunteersFrom(chance(seed + 3), helpers, donorIds, memberWith('field')),
  };
  const voters = plan.residents ? sampleVoters() : [];
  const residentPlan = plan.residents ?? noResidents;
  const aaliyah = aaliyahIn(drawn, voters);
  const draw = chance(seed + 7);
  const next = residentsFrom(draw, voters, new Set([...givers, ...helpers].map(({ name }) => name)));
  const residents = chooseResidents(
    draw,
    drawn,
    residentPlan,
    next,
    aaliyah ? [...aaliyah.people.keys()] : [],
  );
  const all = renamed(drawn, new Map<string, Person>([...residents, ...(aaliyah?.people ?? [])]));
  const { donors, volunteers } = all;
  const { batches, donations: batched } = inBatches(organization, all.donations, memberWith('finance'));
  const { pledges, donations: paying } = plan.residents
    ? promised(organization, { donors, donations: batched }, memberWith('finance'))
    : { pledges: [], donations: batched };
  const byFinance = { by: memberWith('finance'), at: foundedAt };
  const { members: committee, donations: raised } = plan.residents
    ? raisedByCommittee(organization, { donors, donations: paying }, byFinance)
    : { members: [], donations: paying };
  const { donations, quarters } = tallied(organization, raised);
  const pledged = pledgeDocuments(organization, pledges);
  const cards = cardsOf(
    chance(seed + 6),
    { donors, volunteers, contacts: plan.contacts, voters, plan: residentPlan, residents, next, aaliyah },
    memberWith('manager'),
  );
  const { documents: consent, reachOf } =
    plan.goals > 0
      ? sampleConsent(organization, cards, { by: memberWith('field'), days })
      : { documents: [], reachOf: new Map<string, SampleCard['reach']>() };
  const calendar = plan.residents
    ? calendarDocuments(organization, riveraEvents, {
        ...{ by: memberWith('manager'), finance: memberWith('finance') },
      })
    : [];
  const schedule = plan.residents
    ? scheduleDocuments(organization, riveraSchedule, memberWith('manager'))
    : [];
  const people = cards.map((card) => ({ ...card, reach: reachOf.get(card.id) ?? null }));
  const signedUp = whole
    ? signUpsOnSeedDay(organization, riveraEvents, {
        ...{ calendar, cards: cardDocuments(organization, people) },
        helpers: volunteerDocuments(organization, volunteers),
      })
    : calendar;

  return [
    ...organizationDocuments(plan, memberWith('admin'), foundedAt),
    ...members.flatMap((one) => memberDocuments(one, foundedAt)),
    ...otherMembers
      .filter((one) => one.organization === organization && whole)
      .flatMap((one) =>
        memberDocuments(
          { ...one, isElsewhere: otherMembers.find(({ uid }) => uid === one.uid) !== one },
          foundedAt,
        ),
      ),
    ...cardDocuments(organization, people),
    ...consent,
    ...donorDocuments(organization, withGiving(donors, donations, pledges)),
    ...donationDocuments(organization, donations),
    ...giftEntryDocuments(organization, donations),
    ...batchDocuments(organization, batches),
    ...pledged,
    ...committeeDocuments(organization, committee),
    ...(plan.residents
      ? [
          fundraisingPlanDocument(organization, donations, byFinance),
          regionDocument(organization, { by: memberWith('manager'), at: foundedAt }),
          ...appealDocuments(organization, riveraAppeals, byFinance),
        ]
      : []),
    ...(whole ? quarters : []),
    ...(whole ? pledgeMonthDocuments(organization, pledged) : []),
    ...signedUp,
    ...schedule,
    ...(whole ? eventMonthDocuments(organization, signedUp) : []),
    ...(whole && schedule.length > 0 ? packedSchedule(organization, schedule) : []),
    ...volunteerDocuments(organization, volunteers),
    ...(whole ? computed(organization, people, all) : []),
    ...achievementDocuments(organization, {
      ...all,
      members: members.length,
      profile: plan.candidate,
      foundedAt,
    }),
    ...activityDocuments(
      chance(seed + 4),
      organization,
      all,
      organizationCreated(organization, plan.name, memberWith('admin'), foundedAt),
      memberWith('finance'),
    ),
    ...(plan.goals > 0
      ? goalDocuments(organization, plan.candidate.electionDate, memberWith('manager'), foundedAt, plan.goals)
      : []),
    ...(plan.residents
      ? [
          ...limitDocuments(organization, plan.candidate.electionDate, memberWith('finance'), foundedAt),
          ...letterDocuments(organization, plan.candidate.candidateName, memberWith('finance'), foundedAt),
          ...thankDocuments(
            organization,
            {
              ...{ candidate: plan.candidate.candidateName, campaign: plan.name },
              address: '210 Harbor Street, Port Amsel, NJ 07099',
            },
            donations,
            memberWith('finance'),
          ),
          ...callTimeDocuments(
            organization,
            { people, donors, donations, pledges },
            sampleMeterSources(plan.candidate.electionDate, memberWith('finance')),
            memberWith('finance'),
          ),
          ...researchDocuments(
            organization,
            { cards: people, donors },
            {
              ...byFinance,
              name:
                members.find(({ uid }) => uid === byFinance.by)?.full_name ?? plan.candidate.candidateName,
            },
          ),
          ...tagDocuments(organization, memberWith('manager')),
          ...noteDocuments(chance(seed + 8), organization, people, memberWith),
          ...taskDocuments(chance(seed + 9), organization, people, memberWith),
          ...followUpDocuments(chance(seed + 29), organization, people, memberWith),
        ]
      : []),
    ...teamDocuments(chance(seed + 5), organization, members, donors.length),
    ...(plan.goals > 0 ? announcementDocuments(organization, members) : []),
  ];
}

/**
 * The same campaign with fewer records, for a visitor's own browser: a phone takes them in within a second or two, and
 * lists, charts and boards are as full as in the large one. Without what is computed from them.
 */
export const smaller = (days = 0): Doc[] =>
  campaign(
    {
      ...{
        ...rivera,
        donors: 240,
        donations: 800,
        volunteers: 140,
        alsoGive: 24,
        contacts: 160,
        goals: 0.45,
      },
      residents: { linked: [4, 3, 2, 4], likely: [16, 8, 10], couples: 14 },
    },
    false,
    days,
  );

/** The whole of it, for the seed. */
export const riveraCampaign = (): Doc[] => campaign(rivera);
