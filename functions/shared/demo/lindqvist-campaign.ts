import { affiliations } from '../collections/affiliations.ts';
import { elections } from '../collections/campaign-elections.ts';
import { financeSettings, financeSettingsId } from '../collections/finance-settings.ts';
import { giftEntries } from '../collections/gift-entries.ts';
import { goals } from '../collections/goals.ts';
import type { MeterSources } from '../domain/money/person-meter.ts';
import { type Account, accounts, otherMembers } from './accounts.ts';
import { activityDocuments, organizationCreated } from './activity.ts';
import { busyMinutes, moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { givingDays } from './giving-days.ts';
import { lindqvistElections, lindqvistLaunch, lindqvistProfile } from './lindqvist-candidate.ts';
import { lindqvistCards, requestDocuments } from './lindqvist-cards.ts';
import { entriesOf, partnerDocuments, settled, storyGiving } from './lindqvist-gifts.ts';
import { lindqvistNotes, lindqvistTasks } from './lindqvist-notes.ts';
import { storyDonors, storyGroups, storyPledges } from './lindqvist-story.ts';
import { placed, type Say } from './placed.ts';
import { lindqvistEvents } from './planned-events.ts';
import { lindqvistSchedule } from './planned-schedule.ts';
import { chance } from './random.ts';
import { achievementDocuments } from './sample-achievements.ts';
import { appealDocuments, lindqvistAppeals } from './sample-appeals.ts';
import { batchDocuments, inBatches } from './sample-batches.ts';
import { calendarDocuments, eventMonthDocuments } from './sample-calendar.ts';
import { callTimeDocuments } from './sample-call-time.ts';
import { cardDocuments } from './sample-cards.ts';
import { committeeDocuments, raisedByCommittee } from './sample-committee.ts';
import { type Donation, donationDocuments, donorDocuments, fundraising } from './sample-donors.ts';
import { tallied } from './sample-giving.ts';
import { letterDocuments, thankDocuments } from './sample-letters.ts';
import { noteDocuments, taskDocuments } from './sample-notes.ts';
import { computed, memberDocuments, organizationDocuments } from './sample-organization.ts';
import { crowd } from './sample-people.ts';
import { pledgeDocuments, pledgeMonthDocuments, pledgeOf } from './sample-pledges.ts';
import { packedSchedule, scheduleDocuments } from './sample-schedule.ts';
import { signUpsOnSeedDay, withSignUps } from './sample-sign-ups.ts';
import { volunteerDocuments, volunteersFrom } from './sample-volunteers.ts';

/** The second sample campaign: one for Congress, in which the federal rules show. No member of the first may see it. */

const organization = 'lindqvist';
const named = { organization, name: 'Lindqvist for Congress', candidate: lindqvistProfile };
const seed = 20_280_606;
const foundedAt = moment(lindqvistLaunch, 12 * 60);
/** How many of the crowd give, how often in all, and how many people help or are only known. */
const size = { donors: 84, donations: 260, volunteers: 14, contacts: 40 } as const;
/** Nobody of the crowd is above the primary’s limit. */
const terms = { days: givingDays.filter(([day]) => day >= lindqvistLaunch), max: 280_000 };
const targets = { raised: 40_000_000, donors: 400 } as const;
const script =
  'Hi, this is Henrik Lindqvist, the harbormaster. Whoever wants this seat in two years has to build now. Can I count on you for the primary?';

const settings = {
  ...{ jurisdiction: 'US-NJ', office: 'us_house' as const },
  ...{ cycle_from: lindqvistLaunch, cycle_to: lindqvistProfile.electionDate },
};
const sources: MeterSources = { settings, elections: lindqvistElections, own: [] };

/** The gifts of the crowd as this campaign has them: its own appeals, and no notes about places of the first one. */
const appeals = ['KICKOFF', 'DOCKSIDE', 'FALL-LETTER'] as const;
const asHere = (gift: Donation, at: number): Donation => ({
  ...gift,
  note: null,
  source_code: gift.source_code === null ? null : (appeals[at % appeals.length] ?? null),
});

/** Every document of it, as on the seed’s day. `whole`: with what is computed from others. */
export function lindqvistCampaign(whole = true): Doc[] {
  const members = accounts.filter((account) => account.organization === organization);
  const memberWith = (role: Account['role']) =>
    (members.find((one) => one.role === role) ?? members[0])?.uid ?? organization;
  const [admin, treasurer] = [memberWith('admin'), memberWith('finance')];
  const stamps = {
    created_at: foundedAt,
    created_by: treasurer,
    updated_at: foundedAt,
    updated_by: treasurer,
  };

  const nextPerson = crowd(chance(seed));
  const givers = Array.from({ length: size.donors }, nextPerson);
  const helpers = Array.from({ length: size.volunteers }, nextPerson);
  const contacts = Array.from({ length: size.contacts }, nextPerson);
  const reached = storyDonors.map(({ name, kind }) => ({
    email: kind ? null : `${name.toLowerCase().replace(' ', '.')}@example.org`,
    phone: nextPerson().phone,
  }));

  const fromStory = storyGiving(storyDonors, reached, treasurer);
  const drawn = fundraising(chance(seed + 2), givers, size.donations, treasurer, terms);
  const { batches, donations: batched } = inBatches(
    organization,
    [...fromStory.donations, ...drawn.donations.map(asHere)],
    treasurer,
    'Canal Street Bank, 2207',
  );
  const { members: committee, donations: raised } = raisedByCommittee(
    organization,
    { donors: drawn.donors, donations: batched },
    { by: treasurer, at: foundedAt },
  );
  const { donations, quarters } = tallied(organization, raised);
  const entries = entriesOf({ ...fromStory, donations });
  const promising = drawn.donors
    .filter(({ email, totalDonated }) => email && totalDonated >= 10_000 && totalDonated <= 150_000)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const pledges = storyPledges.flatMap((promise, at) => {
    const donor = promising[at];
    return donor ? [pledgeOf(`${organization}-pledge-${at + 1}`, donor, treasurer, promise)] : [];
  });
  const donors = settled([...fromStory.donors, ...drawn.donors], donations, entries, pledges);
  const volunteers = volunteersFrom(chance(seed + 3), helpers, new Map(), admin, lindqvistLaunch);
  const people = lindqvistCards(
    chance(seed + 6),
    { donors, volunteers, contacts, story: storyDonors },
    admin,
  );
  const askable = donors.slice(storyDonors.length);
  const pledged = pledgeDocuments(organization, pledges);
  const calendar = calendarDocuments(organization, lindqvistEvents, { by: admin, finance: treasurer });
  const signedUp = signUpsOnSeedDay(organization, lindqvistEvents, {
    ...{ calendar, cards: cardDocuments(organization, people) },
    helpers: volunteerDocuments(organization, volunteers),
  });
  const schedule = scheduleDocuments(organization, lindqvistSchedule, admin);
  const records = { donors, donations, volunteers };

  return [
    ...organizationDocuments(named, admin, foundedAt),
    ...members.flatMap((one) => memberDocuments(one, foundedAt)),
    ...otherMembers
      .filter((one) => one.organization === organization && whole)
      .flatMap((one) => memberDocuments({ ...one, isElsewhere: true }, foundedAt)),
    document(financeSettings, organization, financeSettingsId, { ...settings, ...stamps }),
    ...lindqvistElections.map((election, at) =>
      document(elections, organization, String(at).padStart(2, '0'), { ...election, ...stamps }),
    ),
    ...cardDocuments(organization, people),
    ...donorDocuments(organization, donors),
    ...donationDocuments(organization, donations),
    ...entries.map(({ id, ...entry }) => document(giftEntries, organization, id, entry)),
    ...Object.entries(storyGroups).map(([name, called]) => {
      const members = donors.filter((donor) => called.some((one) => one === donor.name));
      const ids = members.map(({ id }) => id);
      return document(affiliations, organization, `${organization}-${name.toLowerCase()}`, {
        ...{ name, donor_ids: ids, all_ids: ids },
        members: members.map(({ id: donor_id, name: memberName, donor_kind, giving }) => ({
          ...{ donor_id, name: memberName, donor_kind: donor_kind ?? null, giving: giving ?? '' },
        })),
        ...stamps,
      });
    }),
    ...partnerDocuments(organization, { ...fromStory, donations }),
    ...committeeDocuments(organization, committee),
    ...noteDocuments(chance(seed + 8), organization, people, memberWith, lindqvistNotes),
    ...taskDocuments(chance(seed + 9), organization, people, memberWith, lindqvistTasks),
    ...batchDocuments(organization, batches),
    ...pledged,
    ...appealDocuments(organization, lindqvistAppeals, { by: treasurer, at: foundedAt }),
    ...requestDocuments(organization, { cards: people, entries, story: storyDonors }, settings, treasurer),
    ...volunteerDocuments(organization, volunteers),
    ...(whole ? signedUp : calendar),
    ...schedule,
    ...(whole
      ? [
          ...quarters,
          ...pledgeMonthDocuments(organization, pledged),
          ...eventMonthDocuments(organization, signedUp),
          ...packedSchedule(organization, schedule),
        ]
      : []),
    ...(whole ? computed(organization, people, records) : []),
    ...achievementDocuments(organization, {
      ...{ ...records, members: members.length, profile: lindqvistProfile, foundedAt },
    }),
    ...activityDocuments(
      chance(seed + 4),
      organization,
      records,
      organizationCreated(organization, named.name, admin, foundedAt),
      treasurer,
    ),
    ...Object.entries(targets).map(([measure, target]) =>
      document(goals, organization, measure, {
        ...{ target, start_value: 0, start_date: lindqvistLaunch, due_date: lindqvistProfile.electionDate },
        ...stamps,
      }),
    ),
    ...letterDocuments(
      organization,
      lindqvistProfile.candidateName,
      treasurer,
      moment(lindqvistLaunch, busyMinutes.from),
      ['thank_you', 'information_request', 'redesignation', 'reattribution', 'refund'],
    ),
    ...thankDocuments(
      organization,
      {
        ...{ candidate: lindqvistProfile.candidateName, campaign: named.name },
        address: '3 Lockkeeper Lane, Brackwater, NJ 08200',
      },
      donations,
      treasurer,
    ),
    // Of the story's donors most have nothing left to give for the primary.
    ...callTimeDocuments(organization, { people, donations, pledges, donors: askable }, sources, treasurer, {
      ...{ id: 'lindqvist-calls', name: 'Ask early givers once more', script },
    }),
  ];
}

/** The campaign as if it had been going on until the evening before `today` (`YYYY-MM-DD`), as `sample` has the first one. */
export function lindqvistSample(today: string, say: Say): Doc[] {
  const planned = placed(lindqvistCampaign(false), today, say);
  const documents = withSignUps(planned, { organization, plans: lindqvistEvents, day: today, say });
  return [
    ...documents,
    ...pledgeMonthDocuments(organization, documents),
    ...eventMonthDocuments(organization, documents),
    ...packedSchedule(organization, documents),
  ];
}
