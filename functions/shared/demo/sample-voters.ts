import { foldText } from '../domain/name-keys.ts';
import type { FileElection, Voter } from '../domain/voters/voter-file-columns.ts';
import { type Chance, chance } from './random.ts';
import { areaCodes, familyNames, firstNames, mailHosts, suffixes } from './sample-names.ts';
import { type Door, doors } from './voter-places.ts';
import { sampleElections, voterIdAt } from './voter-record.ts';

const seed = 20_261_121;

/** How many of those registered take part. */
const turnout = ({ kind, year }: FileElection): number => {
  const general = year % 4 === 0 ? 0.76 : year % 2 === 0 ? 0.55 : 0.38;
  return kind === 'general' ? general : general * 0.36;
};

const parties = [
  ['Democratic', 38],
  ['Unaffiliated', 34],
  ['Republican', 24],
  ['Libertarian', 1],
  ['Green', 1],
] as const;

/** Some 3,000 voters of the sample's district as a file has them, door by door. The same each time; about 20 ms. */
export function sampleVoters(): Voter[] {
  const draw = chance(seed);
  const made: Voter[] = [];
  for (const door of doors(chance(seed + 1))) {
    const family = draw.pick(familyNames);
    const landline = draw.happens(0.3) ? phoneOf(draw) : '';
    const people = draw.weighted([
      [1, 34],
      [2, 44],
      [3, 16],
      [4, 6],
    ]);
    for (let person = 0; person < people; person++)
      made.push(voterAt(draw, door, family, landline, made.length));
  }
  return made;
}

const phoneOf = (draw: Chance): string =>
  `+1${draw.pick(areaCodes)}55501${String(draw.int(0, 99)).padStart(2, '0')}`;

function voterAt(draw: Chance, door: Door, family: string, landline: string, at: number): Voter {
  const first = draw.pick(firstNames);
  const last = draw.happens(0.86) ? family : draw.pick(familyNames);
  const birthYear = draw.int(1936, 2008);
  const since = draw.int(Math.max(birthYear + 18, 1975), 2026);
  const keen = draw.next();
  const party = draw.weighted(parties);
  const voted = sampleElections.filter(
    (one) =>
      one.year > since && (one.kind === 'general' || party !== 'Unaffiliated') && keen < chanceOf(draw, one),
  );
  return {
    ...door,
    id: voterIdAt(at),
    first,
    middle: draw.happens(0.4) ? draw.pick(firstNames).charAt(0) : '',
    last,
    suffix: draw.happens(0.02) ? draw.pick(suffixes) : '',
    state: 'NJ',
    mailing: draw.happens(0.03) ? `PO Box ${draw.int(10, 990)}, ${door.city}, NJ ${door.zip}` : '',
    county: 'Amsel',
    congressional: '13',
    upper: '41',
    lower: '41',
    party,
    gender: draw.weighted([
      ['F', 51],
      ['M', 46],
      ['X', 1],
      ['', 2],
    ]),
    birth: birthYear * 10_000 + draw.int(1, 12) * 100 + draw.int(1, 28),
    registered: since * 10_000 + draw.int(1, 12) * 100 + draw.int(1, 28),
    status: draw.happens(0.93) ? 'active' : 'inactive',
    language: draw.weighted([
      ['English', 80],
      ['Spanish', 14],
      ['Portuguese', 6],
    ]),
    cell: draw.happens(0.58) ? phoneOf(draw) : '',
    landline,
    email: draw.happens(0.31) ? `${emailName(first, last)}${at}@${draw.pick(mailHosts)}` : '',
    voted: voted.map(({ key }) => key),
  };
}

/** Somewhat by chance: who votes always still misses one. */
const chanceOf = (draw: Chance, one: FileElection): number => turnout(one) * (0.7 + 0.6 * draw.next());
const emailName = (first: string, last: string): string =>
  foldText(`${first}.${last}`).replace(/[^a-z.]/g, '');
