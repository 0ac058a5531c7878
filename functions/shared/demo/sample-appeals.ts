import { appeals } from '../collections/appeals.ts';
import type { Stored } from '../collections/define.ts';
import { callTimeCode } from '../domain/giving/appeals.ts';
import { daysAfter, type Moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';

type Content = Pick<Stored<typeof appeals>, 'name' | 'channel' | 'starts_on' | 'ends_on' | 'note'> & {
  /** Dollars. */
  cost: number;
  goal: number;
  packages: readonly {
    name: string;
    codes: readonly { code: string; name: string; quantity: number; cost: number }[];
  }[];
};
const open = { ends_on: null, note: null } as const;
const since = (days: number) => daysAfter(seedDay, -days);

/** Of the codes that gifts carry, house parties are no appeal's yet: the screen shows them as such. */
export const riveraAppeals: readonly Content[] = [
  {
    ...{ name: 'Spring letter', channel: 'mail', starts_on: since(240), ends_on: since(150), note: null },
    ...{ cost: 350, goal: 3_000 },
    packages: [
      {
        name: 'Everyone who gave before',
        codes: [
          { code: 'SPRING-LETTER', name: 'Two pages with a reply card', quantity: 1_900, cost: 1_140 },
          { code: 'SPRING-LETTER-2', name: 'Reminder, not sent yet', quantity: 0, cost: 0 },
        ],
      },
    ],
  },
  {
    ...{ name: 'Evening at the hospital', channel: 'event', starts_on: since(10), ends_on: since(10) },
    ...{ note: 'Pledge cards on every table.', cost: 480, goal: 4_000 },
    packages: [{ name: 'Pledge cards', codes: [{ code: 'WARD', name: '', quantity: 0, cost: 60 }] }],
  },
  {
    ...{ name: 'Call time', channel: 'phone', starts_on: since(49), ...open, cost: 0, goal: 5_000 },
    packages: [
      { name: 'Calls by the candidate', codes: [{ code: callTimeCode, name: '', quantity: 0, cost: 0 }] },
    ],
  },
];
export const lindqvistAppeals: readonly Content[] = [
  {
    ...{ name: 'Kickoff at the harbor', channel: 'event', starts_on: since(20), ends_on: since(20) },
    ...{ note: null, cost: 900, goal: 50_000 },
    packages: [{ name: 'Checks that evening', codes: [{ code: 'KICKOFF', name: '', quantity: 0, cost: 0 }] }],
  },
  {
    ...{ name: 'Fall letter', channel: 'mail', starts_on: since(30), ...open, cost: 0, goal: 1_000 },
    packages: [
      { name: 'Early givers', codes: [{ code: 'FALL-LETTER', name: '', quantity: 180, cost: 126 }] },
    ],
  },
];

export const appealDocuments = (
  organization: string,
  all: readonly Content[],
  { by, at }: { by: string; at: Moment },
): Doc[] =>
  all.map(({ packages, cost, goal, ...content }, place) =>
    document(appeals, organization, `${organization}-appeal-${place + 1}`, {
      ...{ ...content, cost: cost * 100, goal: goal * 100, revision: 0, archived: false },
      packages: packages.map(({ name, codes }, number) => ({
        id: `p${number + 1}`,
        name,
        codes: codes.map((one) => ({ ...one, cost: one.cost * 100 })),
      })),
      ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
    }),
  );
