import type { Packet } from '#shared/domain/field/packet.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Learning } from './walk-model.ts';

/** A turf to test with: two houses and a building of three homes, of one or two people each. */

export const at = Date.UTC(2026, 9, 12, 18);
const person = (id: string): Packet['buildings'][number]['doors'][number]['people'][number] => ({
  id,
  name: `Name ${id}`,
  age: 40,
  sex: 'F',
  party: 'Democratic',
  support: null,
  last: null,
  closed: null,
});
const door = (unit: string, ...ids: string[]): Packet['buildings'][number]['doors'][number] => ({
  unit,
  hostile: false,
  place: [40_000_000, -75_000_000],
  people: ids.map(person),
});
const building = (house: string, street: string, ...doors: ReturnType<typeof door>[]) => ({
  house,
  street,
  city: 'Springfield',
  zip: '62701',
  doors,
});
export const packet = (): Packet => ({
  version: 1,
  made_at: at - 86_400_000,
  file_id: 'f1',
  order: 'odd_even',
  script: null,
  buildings: [
    building('1', 'Oak St', door('', 'a', 'b')),
    building('3', 'Oak St', door('', 'c')),
    building('2', 'Elm St', door('1', 'd'), door('2', 'e', 'f'), door('10', 'g')),
  ],
});

let made = 0;
/** What was said of somebody, as the log has it; `by` this canvasser unless said. */
export const learnedEvent = (draft: Omit<VoterDraft, 'source'>, more: Partial<Learned> = {}): Learned => {
  made += 1;
  return {
    ...fullEvent({ source: 'door', list_id: 't1', ...draft }),
    id: `e${made}`,
    happened_at: at - 60_000 + made,
    received_at: at - 60_000 + made,
    by: 'ana',
    ...more,
  };
};
export const learning = (events: readonly Learned[] = [], more: Partial<Learning> = {}): Learning => ({
  packet: packet(),
  events,
  newVoters: [],
  leftOut: {},
  uid: 'ana',
  day: '2026-10-12',
  ...more,
});
export const where = { turf: 't1', uid: 'ana', now: at, metres: null };
