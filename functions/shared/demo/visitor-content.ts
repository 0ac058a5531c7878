import { daysAfter } from './clock.ts';
import { sampleOrganization } from './sample-campaigns.ts';

/** What the demo shows of areas that have no records of their own yet: invented, as everything in it. */

type Coming = { name: string; location: string } & ({ attendees: number } | { volunteers: number });
/** Something that the sample campaign will do. `date`: `YYYY-MM-DD`. */
export type UpcomingEvent = Coming & { id: string; date: string };

/** With the days until each: the next ones always lie ahead. */
type Planned = readonly (Coming & { inDays: number })[];
const rivera: Planned = [
  { inDays: 2, name: 'Door canvass: Ferry Hill', location: 'Fish market, Port Amsel', volunteers: 34 },
  { inDays: 4, name: 'House party at the Okafors', location: '18 Larch Street, Port Amsel', attendees: 22 },
  { inDays: 9, name: 'Open meeting on the water mains', location: 'Library, Netherby', attendees: 140 },
  { inDays: 15, name: 'Evening phone bank', location: 'Campaign office', volunteers: 16 },
  { inDays: 23, name: 'Candidates’ forum', location: 'County college, main hall', attendees: 310 },
];

const lindqvist: Planned = [
  {
    inDays: 3,
    name: 'Dockside coffee with Henrik',
    location: 'Oyster Flats pier, Brackwater',
    attendees: 35,
  },
  {
    inDays: 12,
    name: 'Founding donors’ dinner',
    location: 'Harbormaster’s house, Brackwater',
    attendees: 48,
  },
  { inDays: 20, name: 'Petition training', location: 'Canal Street library', volunteers: 14 },
];

/** A campaign's next events, soonest first, seen from `today` (`YYYY-MM-DD`). */
export const upcomingEvents = (today: string, organization: string = sampleOrganization): UpcomingEvent[] =>
  (organization === sampleOrganization ? rivera : lindqvist).map(({ inDays, ...event }) => ({
    ...event,
    id: `event-${inDays}`,
    date: daysAfter(today, inDays),
  }));

/** The specification's demo sample profile. */
export type SampleProfile = {
  candidateName: string;
  office: string | null;
  party: string | null;
  /** `YYYY-MM-DD`. */
  electionDate: string | null;
  location: string;
  website: string;
  currentPosition: string;
  slogan: string | null;
  bio: string;
  keyPolicies: readonly string[];
};

type About = Pick<SampleProfile, 'location' | 'website' | 'currentPosition' | 'bio' | 'keyPolicies'>;

/** What a candidate’s profile in the product has no fields for. */
export const aboutCandidateOf = (organization: string): About =>
  organization === sampleOrganization ? aboutCandidate : aboutLindqvist;

/** The hosts are kept free for examples (RFC 2606). */
const aboutLindqvist: About = {
  location: 'Brackwater, New Jersey',
  website: 'lindqvist.example',
  currentPosition: 'Harbormaster of Brackwater',
  bio: 'Harbor engineer for twenty-two years, harbormaster for nine. Dredged the channel early and under budget, and kept the harbor open through three hurricanes. Runs for an open seat so that seawalls are built before the next storm.',
  keyPolicies: [
    'Seawalls before the next storm',
    'A harbor that hires',
    'One page for every federal form',
    'Flood insurance that a family can pay',
  ],
};

export const aboutCandidate: About = {
  location: 'Port Amsel, New Jersey',
  website: 'rivera.example',
  currentPosition: 'Director of the county’s free clinics',
  bio: 'Emergency nurse for fifteen years, then director of four free clinics with 11,000 patients. Grew up in Port Amsel, where her father worked at the ferry yard until it closed. Runs so that care, water and rent are decided by somebody who has waited in the waiting room.',
  keyPolicies: [
    'Keep the maternity ward open',
    'Replace every lead main by 2031',
    'Rent that a nurse can pay',
    'A reading coach in every first-grade classroom',
    'Two more weeks of early voting',
  ],
};
