import { correctionProposals } from '../collections/correction-proposals.ts';
import { scripts } from '../collections/scripts.ts';
import { turfs } from '../collections/turfs.ts';
import { voterAdditions } from '../collections/voter-additions.ts';
import type { TurfState } from '../domain/field/turf-limits.ts';
import { readyScripts } from '../domain/surveys/defaults.ts';
import type { Segment } from '../domain/voters/segment.ts';
import { accounts } from './accounts.ts';
import { daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { harborRegion } from './sample-regions.ts';
import { voterIdAt } from './voter-record.ts';

/**
 * Turfs of the sample's ward 4, so that they can be told of without its voters: whole streets, which lie side by side among
 * these. A test counts them, and says what belongs here. `box`: west, south, east, north, in millionths of a degree.
 */
type SampleTurf = {
  number: number;
  from: number;
  to: number;
  doors: number;
  buildings: number;
  box: readonly [number, number, number, number];
  state: TurfState;
  /** Who has it, or had it last. */
  by: 'canvasser' | 'field' | null;
};
const west = -74_692_180;
export const sampleTurfs = [
  {
    ...{ number: 1, from: 1_172, to: 1_242, doors: 35, buildings: 1, state: 'completed', by: 'canvasser' },
    box: [west, 40_194_220, -74_688_870, 40_195_780],
  },
  {
    ...{ number: 2, from: 1_242, to: 1_299, doors: 30, buildings: 2, state: 'returned', by: 'field' },
    box: [west, 40_196_420, -74_688_030, 40_196_880],
  },
  {
    ...{ number: 3, from: 1_299, to: 1_372, doors: 39, buildings: 1, state: 'in_progress', by: 'canvasser' },
    box: [west, 40_197_520, -74_688_240, 40_199_080],
  },
  {
    ...{ number: 4, from: 1_372, to: 1_448, doors: 37, buildings: 2, state: 'assigned', by: 'canvasser' },
    box: [west, 40_199_720, -74_687_190, 40_200_180],
  },
  {
    ...{ number: 5, from: 1_448, to: 1_532, doors: 43, buildings: 3, state: 'unassigned', by: null },
    box: [west, 40_200_820, -74_687_610, 40_201_280],
  },
] as const satisfies readonly SampleTurf[];

const question: Segment = {
  steps: [
    { do: 'include', tests: [{ by: 'district', column: 'precinct', is: ['PA 4-1', 'PA 4-2', 'PA 4-3'] }] },
  ],
};

/** The Saturday before the seed's day. */
export const cutDay = daysAfter(seedDay, -6);
export const cutAt = moment(cutDay, 14 * 60);
export const turfIdOf = (number: number): string => `ward-four-${number}`;
export type Language = 'en' | 'es';

const stampsOf = (by: string) => ({
  created_at: cutAt,
  created_by: by,
  updated_at: cutAt,
  updated_by: by,
});
const outlineOf = ([left, bottom, right, top]: SampleTurf['box']): string =>
  JSON.stringify([
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
  ]);

function turfDocument(organization: string, turf: SampleTurf): Doc {
  const { number, from, to, doors, buildings, box, state, by } = turf;
  const assignee = accounts.find((one) => one.organization === organization && one.role === by);
  const isOut = state === 'assigned' || state === 'in_progress';
  return document(turfs, organization, turfIdOf(number), {
    name: `Ward 4, turf ${number}`,
    cut_id: 'ward-four',
    cut_name: 'Ward 4',
    number,
    question: JSON.stringify(question),
    doors,
    people: to - from,
    buildings,
    order: 'odd_even',
    outline: outlineOf(box),
    voter_ids: Array.from({ length: to - from }, (_, at) => voterIdAt(from + at)),
    script_id: 'doors',
    region_id: harborRegion,
    open: state === 'unassigned',
    state,
    assigned_to: isOut ? (assignee?.uid ?? null) : null,
    assigned_name: isOut ? (assignee?.full_name ?? null) : null,
    // For good: the seed stands still, and days go by.
    expires_at: null,
    holders: assignee ? [assignee.uid] : [],
    ...stampsOf(`${organization}-field`),
  });
}

/** What a screen of field operations finds at once: scripts, turfs, and who was met at a door and is not in the file. */
export function fieldRecord(organization: string, language: Language = 'en'): Doc[] {
  const scriptDocuments = (id: string, key: 'door' | 'phone') =>
    readyScripts(language, null)
      .filter((ready) => ready.key === key)
      .map(({ name, channel, body }) =>
        document(scripts, organization, id, {
          ...{ name, channel, body: JSON.stringify(body), archived: false },
          ...stampsOf(`${organization}-field`),
        }),
      );
  const addition = document(voterAdditions, organization, 'met-in-ward-four', {
    name: 'Rosalind Achterberg',
    turf_id: turfIdOf(3),
    beside: voterIdAt(1_305),
    ...{ house: null, street: null, unit: null, city: 'Port Amsel', zip: '08199' },
    ...{ phone: '+15550100148', email: null, note: 'Moved in last month; wants to register.' },
    ...{ state: 'new', matched_to: null, ...stampsOf(`${organization}-canvasser`) },
  });
  const proposal = (id: string, at: number, field: 'cell' | 'email' | 'unit', text: string) =>
    document(correctionProposals, organization, id, {
      ...{ voter_id: voterIdAt(at), list_id: turfIdOf(3), source: 'door', field, text, state: 'open' },
      ...stampsOf(`${organization}-canvasser`),
    });
  return [
    ...scriptDocuments('doors', 'door'),
    ...scriptDocuments('calls', 'phone'),
    ...sampleTurfs.map((turf) => turfDocument(organization, turf)),
    addition,
    proposal('proposed-cell', 1_305, 'cell', '+15550100163'),
    proposal('proposed-email', 1_303, 'email', ''),
    proposal('proposed-unit', 1_309, 'unit', 'Apt 2'),
  ];
}
