import { packJson } from '#shared/domain/field/packed.ts';
import type { Packet, PacketDoor, PacketPerson } from '#shared/domain/field/packet.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { at, documents, send, write } from './emulators.ts';

/** Turfs as an organizer would have cut them, written past the rules. */

export const person = (id: string, name: string, more: Partial<PacketPerson> = {}): PacketPerson => ({
  ...{ id, name, age: 52, sex: 'F', party: 'Democratic', support: null, last: null, closed: null },
  ...more,
});
export const door = (unit: string, ...people: PacketPerson[]): PacketDoor => ({
  unit,
  hostile: false,
  place: [39_800_000, -89_650_000],
  people,
});
export const building = (house: string, street: string, ...doors: PacketDoor[]) => ({
  house,
  street,
  city: 'Springfield',
  zip: '62701',
  doors,
});

const scores = ['Strong support', 'Lean support', 'Undecided', 'Lean against', 'Strong against'];
export const script: ScriptBody = {
  intro: 'Smile. Step back from the door after you knock.',
  items: [
    { kind: 'say', id: 'hello', text: 'Hi {first name}, I am a volunteer for Ana Rivera.', next: null },
    {
      kind: 'ask',
      id: 'support',
      type: 'support',
      short: 'Support',
      text: 'Can Ana count on your vote?',
      options: scores.map((label, n) => ({
        ...{ id: `s${n + 1}`, label, tag: null },
        next: n === 4 ? 'end' : null,
      })),
      next: null,
    },
    {
      kind: 'ask',
      id: 'sign',
      type: 'choice',
      short: 'Yard sign',
      text: 'Would you take a yard sign?',
      options: [
        { id: 'yes', label: 'Yes', tag: 'Yard sign', next: null },
        { id: 'no', label: 'No', tag: null, next: null },
      ],
      next: null,
    },
  ],
};

type Made = {
  organization: string;
  by: string;
  id: string;
  name: string;
  buildings: Packet['buildings'];
  script?: ScriptBody | null;
  /** Whoever has it; left out, it is open to the team. */
  to?: { uid: string; name: string };
  expiresAt?: number | null;
};

/** Writes a turf and its packet. */
export async function cutTurf({
  organization,
  by,
  id,
  name,
  buildings,
  to,
  expiresAt = null,
  ...made
}: Made): Promise<void> {
  const now = new Date();
  const stamps = { created_at: now, created_by: by, updated_at: now, updated_by: by };
  const doors = buildings.flatMap((one) => one.doors);
  const packet: Packet = {
    version: 1,
    made_at: now.getTime(),
    file_id: 'f1',
    order: 'odd_even',
    script: made.script ?? null,
    buildings,
  };
  const voters = doors.flatMap(({ people }) => people.map((one) => one.id));
  await write(`organizations/${organization}/turfs/${id}`, {
    ...{ name, cut_id: 'cut1', cut_name: 'Cut', number: 1, question: '{}', outline: '[]', order: 'odd_even' },
    ...{ doors: doors.length, people: voters.length, buildings: 0, voter_ids: voters, script_id: null },
    open: to === undefined,
    state: to ? 'assigned' : 'unassigned',
    assigned_to: to?.uid ?? null,
    assigned_name: to?.name ?? null,
    expires_at: expiresAt,
    holders: to ? [to.uid] : [],
    ...stamps,
  });
  await write(`organizations/${organization}/turf_packets/${id}`, {
    packed: await packJson(packet),
    ...stamps,
  });
}

export type LogEntry = {
  id: string;
  voter: string;
  text: string;
  by: string;
  back: boolean;
  metres: string | null;
  walked: string | null;
};

/** What the log has of a turf, in the order in which the server received it. */
export async function logOf(organization: string, turf: string): Promise<LogEntry[]> {
  const where = {
    fieldFilter: { field: { fieldPath: 'list_id' }, op: 'EQUAL', value: { stringValue: turf } },
  };
  const query = { structuredQuery: { from: [{ collectionId: 'voter_events' }], where } };
  const answer = await send(`${documents}/organizations/${organization}:runQuery`, query, 'owner');
  const found = Array.isArray(answer) ? answer.flatMap((one) => at(one, 'document') ?? []) : [];
  const text = (one: unknown, field: string): string | null => {
    const value = at(one, 'fields', field);
    const [kind, raw] = Object.entries(value ?? {})[0] ?? [];
    return kind === undefined || kind === 'nullValue'
      ? null
      : typeof raw === 'string'
        ? raw
        : JSON.stringify(raw);
  };
  return found
    .sort((one, other) => (text(one, 'received_at') ?? '').localeCompare(text(other, 'received_at') ?? ''))
    .map((one) => ({
      id: String(at(one, 'name')).split('/').at(-1) ?? '',
      voter: text(one, 'voter_id') ?? '',
      text: [
        text(one, 'kind'),
        text(one, 'outcome') ??
          text(one, 'score') ??
          text(one, 'tag') ??
          text(one, 'question') ??
          text(one, 'reason') ??
          text(one, 'text'),
      ]
        .filter((part) => part !== null)
        .join(' '),
      by: text(one, 'by') ?? '',
      back: text(one, 'undoes') !== null,
      metres: text(one, 'metres_off'),
      walked: text(one, 'walked_by'),
    }));
}
