import type { Stored } from '../collections/define.ts';
import { turfPackets } from '../collections/turfs.ts';
import type { voterEvents } from '../collections/voter-events.ts';
import { base64Of } from '../domain/base64.ts';
import type { Packet, PacketBuilding } from '../domain/field/packet.ts';
import { inWalkingOrder } from '../domain/field/walk.ts';
import { readyScripts } from '../domain/surveys/defaults.ts';
import type { ScriptBody } from '../domain/surveys/script.ts';
import { type Answers, draftsOf } from '../domain/surveys/survey-run.ts';
import { fullEvent, type VoterDraft } from '../domain/voters/learned.ts';
import type { Voter } from '../domain/voters/voter-file-columns.ts';
import { daysAfter, Moment, moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { cutAt, cutDay, type Language, sampleTurfs, turfIdOf } from './field-record.ts';
import { type Chance, chance } from './random.ts';
import { storedGzip } from './stored-gzip.ts';
import { sampleFileId } from './voter-record.ts';

/** Without what follows from the rest. */
type VoterEvent = Omit<Stored<typeof voterEvents>, 'closes'>;

const seed = 20_261_129;
const minuteMs = 60_000;
const year = Number(cutDay.slice(0, 4));

const scriptIn = (language: Language): ScriptBody | null =>
  readyScripts(language, null).find(({ key }) => key === 'door')?.body ?? null;

const personOf = ({ id, first, middle, last, suffix, birth, gender, party }: Voter) => ({
  id,
  name: [first, middle, last, suffix].filter(Boolean).join(' '),
  age: birth === 0 ? null : year - Math.floor(birth / 10_000),
  sex: gender,
  party,
  support: null,
  last: null,
  closed: null,
});

/** The people of one turf at their doors, as somebody walks them. */
export function buildingsOf(voters: readonly Voter[]): PacketBuilding[] {
  const buildings = new Map<string, PacketBuilding>();
  for (const voter of voters) {
    const { house, street, city, zip, unit, lat, lng } = voter;
    const building = buildings.get(`${house} ${street}`) ?? { house, street, city, zip, doors: [] };
    buildings.set(`${house} ${street}`, building);
    const door = building.doors.find((one) => one.unit === unit);
    if (door) door.people.push(personOf(voter));
    else {
      const place: [number, number] | null =
        lat === null || lng === null ? null : [Math.round(lat * 1e6), Math.round(lng * 1e6)];
      building.doors.push({ unit, hostile: false, place, people: [personOf(voter)] });
    }
  }
  return inWalkingOrder([...buildings.values()], 'odd_even');
}

/** What is taken along to the doors of each turf. `days`: how much later than in the seed it was made. */
export function fieldPackets(
  organization: string,
  voters: readonly Voter[],
  { language = 'en', days = 0 }: { language?: Language; days?: number } = {},
): Doc[] {
  return sampleTurfs.map(({ number, from, to }) => {
    const packet: Packet = {
      version: 1,
      made_at: cutAt.toMillis() + days * 86_400_000,
      file_id: sampleFileId,
      order: 'odd_even',
      script: scriptIn(language),
      buildings: buildingsOf(voters.slice(from, to)),
    };
    const by = `${organization}-field`;
    return document(turfPackets, organization, turfIdOf(number), {
      packed: base64Of(storedGzip(new TextEncoder().encode(JSON.stringify(packet)))),
      ...{ created_at: cutAt, created_by: by, updated_at: cutAt, updated_by: by },
    });
  });
}

/** When each turf was walked: days after it was cut, the minute of the first door (UTC), and how many of its doors. */
const walks = [
  { number: 1, day: 1, from: 18 * 60, doors: 35 },
  { number: 2, day: 1, from: 18 * 60 + 20, doors: 17 },
  { number: 3, day: 5, from: 21 * 60 + 30, doors: 21 },
] as const;

const weighed = (...weights: readonly number[]) =>
  weights.map((weight, at) => [`s${at + 1}`, weight] as const);
const leaning = (party: string) => {
  if (party === 'Democratic') return weighed(34, 30, 24, 8, 4);
  return party === 'Republican' ? weighed(5, 11, 26, 27, 31) : weighed(15, 23, 36, 14, 12);
};
const issues = ['economy', 'cost', 'health', 'schools', 'housing', 'safety', 'climate', 'other'] as const;

const answersOf = (draw: Chance, party: string): Answers => ({
  top_issue: [draw.pick(issues)],
  support: [draw.weighted(leaning(party))],
  yard_sign: [draw.happens(0.35) ? 'yes' : 'no'],
  volunteer: [draw.pick(['yes', 'maybe', 'no', 'no'])],
  vote_plan: [draw.pick(['by_mail', 'early', 'election_day', 'election_day'])],
});

/** What came of the doors so far, oldest first. A door every four minutes or so, some with how far away it was written down. */
export function fieldLearned(organization: string, voters: readonly Voter[]): VoterEvent[] {
  const draw = chance(seed);
  const body = scriptIn('en');
  return walks.flatMap(({ number, day, from, doors }) => {
    const turf = sampleTurfs.find((one) => one.number === number);
    if (!turf) return [];
    const by = `${organization}-${turf.by}`;
    const homes = buildingsOf(voters.slice(turf.from, turf.to)).flatMap((building) => building.doors);
    let at = moment(daysAfter(cutDay, day), from).toMillis();
    return homes.slice(0, doors).flatMap(({ people }) => {
      at += draw.int(2 * minuteMs, 6 * minuteMs);
      const metres_off = turf.by === 'canvasser' && draw.happens(0.8) ? draw.int(2, 34) : null;
      const origin = { source: 'door', list_id: turfIdOf(number), metres_off } as const;
      let seconds = 0;
      const event = (draft: VoterDraft): VoterEvent => {
        const happened_at = at + seconds++ * 1_000;
        return {
          ...fullEvent({ ...origin, ...draft }),
          answers: draft.answers ? [...draft.answers] : null,
          ...{ field: null, channels: null, id: draw.id(), by },
          happened_at,
          received_at: new Moment(happened_at + 1_500),
        };
      };
      const outcome = draw.weighted([
        ['not_home', 50],
        ['canvassed', 38],
        ['refused', 7],
        ['inaccessible', 3],
        ['moved', 2],
      ] as const);
      const isOfAll = outcome === 'not_home' || outcome === 'inaccessible';
      const contacted = isOfAll ? people : people.slice(0, 1);
      const attempts = contacted.map(({ id }) =>
        event({ ...origin, voter_id: id, kind: 'attempt', outcome: outcome }),
      );
      const [one] = contacted;
      if (outcome !== 'canvassed' || !one || !body) return attempts;
      const drafts = draftsOf(body, answersOf(draw, one.party), { ...origin, voter_id: one.id });
      return [...attempts, ...drafts.map(event)];
    });
  });
}
