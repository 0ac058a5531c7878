import type { Stored } from '../collections/define.ts';
import type { people } from '../collections/people.ts';
import type { DonorKind } from '../domain/money/limit-kinds.ts';

/** Whose giving the second sample tells of, beside its crowd: every rule of a federal race meets one of them. */

export type StoryGift = {
  dollars: number;
  /** Days before the seed's. */
  ago: number;
  election?: 'P2028' | 'G2028';
  note?: string;
  /** Dollars of it that went to the general election, or back. */
  moved?: { dollars: number; ago: number };
  refunded?: { dollars: number; ago: number };
  /** Of a partnership's gift, who gave it and how many dollars each. */
  partners?: readonly (readonly [name: string, dollars: number])[];
};
/** A letter or email that requested for what the card lacks, and the answer to it. */
type Requested = { way: 'letter' | 'email'; ago: number; answered?: number };
export type StoryDonor = {
  name: string;
  kind?: 'organization';
  /** What they count as for limits, where that is not an individual. */
  counts?: DonorKind;
  /** The rest of a card; the address is in Brackwater where nothing else is said. */
  card?: Partial<
    Pick<Stored<typeof people>, 'employer' | 'occupation' | 'street' | 'city' | 'state' | 'zip'>
  >;
  gifts: readonly StoryGift[];
  requested?: Requested;
};

const works = (employer: string, occupation: string) => ({ employer, occupation });
const joint = 'Joint check; both of them signed.';
const home = '14 Chandlers Row';

export const storyDonors: readonly StoryDonor[] = [
  // Above the primary’s limit, with eight days left of sixty.
  {
    name: 'Ingrid Solheim',
    card: works('Retired', 'Retired'),
    gifts: [{ dollars: 5_000, ago: 52 }],
  },
  // A couple’s check, recorded for the one who sent it.
  {
    name: 'Walter Achterberg',
    card: { ...works('Achterberg Sails', 'Sailmaker'), street: home },
    gifts: [{ dollars: 9_000, ago: 9, note: joint }],
  },
  { name: 'Noor Achterberg', card: { ...works('Delmar County', 'Engineer'), street: home }, gifts: [] },
  // Counted for the general election in time.
  {
    name: 'Teodor Brask',
    card: works('Brask Marine Survey', 'Surveyor'),
    gifts: [
      { dollars: 3_000, ago: 70 },
      { dollars: 1_200, ago: 33, moved: { dollars: 700, ago: 12 } },
    ],
  },
  {
    name: 'Priscilla Vandermeer',
    card: works('Vandermeer Nurseries', 'Owner and grower'),
    gifts: [
      { dollars: 3_500, ago: 64, election: 'P2028' },
      { dollars: 3_500, ago: 64, election: 'G2028' },
    ],
  },
  // Above an amount that may still rise and work backwards.
  { name: 'Cornelius Adair', gifts: [{ dollars: 3_600, ago: 12 }] },
  {
    name: 'Lucinda Farrow',
    card: works('Farrow Pharmacy', 'Pharmacist'),
    gifts: [{ dollars: 4_000, ago: 45, refunded: { dollars: 500, ago: 27 } }],
  },
  {
    name: 'Desmond Tighe',
    card: works('Tidewater Realty', 'Broker'),
    gifts: [
      { dollars: 2_000, ago: 90 },
      { dollars: 1_000, ago: 20 },
    ],
  },
  // Who lacks what a report needs, and how far the request for it has come.
  {
    name: 'Rosalind Peake',
    card: { employer: null, occupation: 'Musician' },
    gifts: [{ dollars: 250, ago: 26 }],
  },
  {
    name: 'June Tolliver',
    card: { ...works('Brackwater Schools', 'Teacher'), street: null, city: null, state: null, zip: null },
    gifts: [
      { dollars: 150, ago: 31 },
      { dollars: 75, ago: 3 },
    ],
  },
  { name: 'Hugo Stannard', gifts: [{ dollars: 300, ago: 40 }], requested: { way: 'letter', ago: 30 } },
  {
    name: 'Silas Birch',
    card: works('N/A', 'Self'),
    gifts: [{ dollars: 1_000, ago: 35 }],
    requested: { way: 'email', ago: 33 },
  },
  {
    name: 'Mabel Osgood',
    card: works('Osgood Canning', 'Bookkeeper'),
    gifts: [{ dollars: 500, ago: 75 }],
    requested: { way: 'letter', ago: 66, answered: 51 },
  },
  // Organizations, each under the limit of what it is; the last ones may give nothing.
  {
    name: 'Atlantic Harbor Pilots PAC',
    ...{ kind: 'organization', counts: 'multicandidate_pac' },
    card: { street: '900 Fourth Street NW', city: 'Washington', state: 'DC' },
    gifts: [
      { dollars: 5_000, ago: 47, election: 'P2028' },
      { dollars: 750, ago: 15, election: 'P2028' },
    ],
  },
  {
    name: 'Ferry Workers for Brackwater PAC',
    ...{ kind: 'organization', counts: 'pac' },
    gifts: [{ dollars: 2_500, ago: 24, election: 'P2028' }],
  },
  {
    name: 'Committee to Elect Dana Ruhl',
    ...{ kind: 'organization', counts: 'committee' },
    gifts: [{ dollars: 2_400, ago: 38 }],
  },
  {
    name: 'Delmar County Independents',
    ...{ kind: 'organization', counts: 'party' },
    gifts: [{ dollars: 1_500, ago: 18 }],
  },
  {
    name: 'Old Slip Boatworks LLC',
    ...{ kind: 'organization', counts: 'partnership' },
    gifts: [
      {
        ...{ dollars: 1_000, ago: 21 },
        partners: [
          ['Desmond Tighe', 400],
          ['Mabel Osgood', 600],
        ],
      },
      // Who gave this one, the partnership has not written yet.
      { dollars: 400, ago: 5 },
    ],
  },
  {
    name: 'Kestrel Dredging, Inc.',
    ...{ kind: 'organization', counts: 'corporation' },
    gifts: [{ dollars: 600, ago: 8 }],
  },
  // What it is nobody has found out yet.
  { name: 'Saltmarsh Road Neighbors', kind: 'organization', gifts: [{ dollars: 250, ago: 13 }] },
  // Of the same party as the county’s committee, with which it shares one limit.
  {
    name: 'Brackwater Independents',
    ...{ kind: 'organization', counts: 'party' },
    gifts: [{ dollars: 1_250, ago: 10, election: 'P2028' }],
  },
];

/** Donors who share one limit, by the name of their group. */
export const storyGroups = {
  Independents: ['Delmar County Independents', 'Brackwater Independents'],
} as const;

/** Dollars promised by some of the crowd, the days since, the days until the first part is due, and the parts. */
export const storyPledges = [
  { dollars: 600, ago: 30, due: -6 },
  { dollars: 1_000, ago: 16, due: 9, parts: 2 },
  { dollars: 500, ago: 11, due: 12, isSoft: true },
  { dollars: 250, ago: 7, due: 15 },
  { dollars: 1_500, ago: 4, due: 26, parts: 3 },
] as const;
