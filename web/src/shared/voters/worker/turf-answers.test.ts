import { describe, expect, it } from 'vitest';
import { packet } from '#shared/domain/field/packet.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import { noPlace, type Voter } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterQuery } from '../engine.ts';
import { coreWith, event } from './testing/core.ts';

const allVoters: VoterQuery = { segment: { steps: [] }, channel: null, words: '' };
const walking: VoterQuery = { ...allVoters, channel: 'walk' };
const main: Voter = {
  ...emptyVoter,
  precinct: 'P-1',
  street: 'Main St',
  house: '12',
  city: 'Alton',
  zip: '62002',
  lat: 38.9,
  lng: -90.1,
};
const ana: Voter = { ...main, id: 'ANA', first: 'Ana', last: 'Peña', birth: 19800101, gender: 'F' };
const voters: Voter[] = [
  ana,
  { ...main, id: 'BOB', first: 'Bob', last: 'Smith', unit: 'Apt 10', party: 'Democratic' },
  { ...main, id: 'CY', first: 'Cy', last: 'Smith', unit: 'Apt 2' },
  { ...main, id: 'DEE', first: 'Dee', last: 'Smith', unit: 'Apt 2' },
  { ...main, id: 'EVE', first: 'Eve', house: '14', lat: null, lng: null },
  { ...main, id: 'FAY', first: 'Fay', street: 'Oak Ave', house: '7A', precinct: 'P-2', lat: 0, lng: 0 },
  { ...emptyVoter, id: 'GUS', first: 'Gus', precinct: 'P-2' },
  { ...emptyVoter, id: 'HAL', first: 'Hal', precinct: 'P-2' },
];
const createCore = () => coreWith(voters, []);
type Answers = Awaited<ReturnType<typeof createCore>>['answers'];
const idsAt = (answers: Answers, doors: Int32Array, query = allVoters) =>
  answers
    .buildings(query, doors, 'odd_even')
    .map(({ house, doors: homes }) => [
      house,
      ...homes.map(({ people }) => people.map(({ id }) => id).join(' ')),
    ]);

describe('doors', () => {
  it('are the homes of who is asked for, with where they are and in which building', async () => {
    const { answers } = await createCore();
    const doors = answers.doors(allVoters);
    expect(doors.count).toBe(7);
    expect([...doors.people]).toEqual([1, 2, 1, 1, 1, 1, 1]);
    // Three homes of 12 Main St; who has no street is alone.
    expect(new Set(doors.building).size).toBe(5);
    expect([...doors.building].slice(0, 4)).toEqual([0, 0, 0, 1]);
    expect(Array.from(doors.street, (street) => doors.streets[street])).toEqual([
      'Main St',
      'Main St',
      'Main St',
      'Main St',
      '',
      '',
      'Oak Ave',
    ]);
    expect([...doors.house]).toEqual([12, 12, 12, 14, -1, -1, 7]);
    expect(doors.precincts).toEqual(['P-1', 'P-2']);
    expect([...doors.lat].map((lat) => lat === noPlace)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(doors.astray).toMatchObject({ none: 3, absurd: 1 });
  });

  it('know who was tried there, and the best score that anybody has', async () => {
    const { core, answers } = await createCore();
    core.learn([
      event('1', 'CY', { kind: 'support', score: 4 }),
      event('2', 'DEE', { kind: 'support', score: 2 }),
      event('3', 'BOB', { kind: 'attempt', outcome: 'not_home' }),
    ]);
    const doors = answers.doors(allVoters);
    expect([...doors.support].slice(0, 3)).toEqual([0, 2, 0]);
    expect([...doors.attempted].slice(0, 3)).toEqual([0, 0, 1]);
  });

  it('leave out who must not be spoken to, and take a corrected address for another building', async () => {
    const { core, answers } = await createCore();
    core.learn([
      event('1', 'EVE', { kind: 'suppression', reason: 'opt_out', is_on: true }),
      event('2', 'BOB', { kind: 'correction', field: 'house', text: '99' }),
    ]);
    const doors = answers.doors(walking);
    expect(doors.count).toBe(6);
    expect([...doors.house].slice(0, 3)).toEqual([12, 12, 99]);
    expect(doors.lat[2]).toBe(noPlace);
    expect(doors.building[2]).not.toBe(doors.building[1]);
  });

  it('stay where they are while anybody lives at the address of the file', async () => {
    const { core, answers } = await createCore();
    core.learn([event('1', 'CY', { kind: 'correction', field: 'house', text: '99' })]);
    const { house, lat, people } = answers.doors(allVoters);
    expect([house[1], lat[1], people[1]]).toEqual([12, 38_900_000, 2]);
  });
});

describe('buildings', () => {
  it('are a packet, in walking order, units as people count', async () => {
    const { answers } = await createCore();
    const { door } = answers.doors(allVoters);
    const buildings = answers.buildings(allVoters, door, 'odd_even');
    // Main St has only even numbers, which go down; streets without a place come last.
    expect(idsAt(answers, door)).toEqual([
      ['14', 'EVE'],
      ['12', 'ANA', 'CY DEE', 'BOB'],
      ['', 'GUS'],
      ['', 'HAL'],
      ['7A', 'FAY'],
    ]);
    expect(
      packet.safeParse({ version: 1, made_at: 0, file_id: 'f', order: 'odd_even', script: null, buildings })
        .success,
    ).toBe(true);
    const home = buildings.find(({ house }) => house === '12')?.doors[0];
    expect(home).toEqual({
      unit: '',
      hostile: false,
      place: [38_900_000, -90_100_000],
      people: [
        {
          id: 'ANA',
          name: 'Ana Peña',
          age: 46,
          sex: 'F',
          party: '',
          support: null,
          last: null,
          closed: null,
        },
      ],
    });
  });

  it('have only people of the segment, and mark instead of leaving out who must not be spoken to', async () => {
    const { core, answers } = await createCore();
    const { door } = answers.doors(allVoters);
    core.learn([
      event('1', 'CY', { kind: 'attempt', outcome: 'do_not_walk' }),
      event('2', 'DEE', { kind: 'support', score: 1 }),
      event('3', 'DEE', { kind: 'attempt', outcome: 'left_message', source: 'phone' }),
    ]);
    const smiths: VoterQuery = { ...walking, words: 'smith' };
    expect(idsAt(answers, door, smiths)).toEqual([['12', 'CY DEE', 'BOB']]);
    const [cy, dee] = answers.buildings(smiths, door, 'zigzag')[0]?.doors[0]?.people ?? [];
    expect(cy).toMatchObject({ closed: 'do_not_contact', last: { outcome: 'do_not_walk', door: true } });
    expect(dee).toMatchObject({ closed: null, support: 1, last: { outcome: 'left_message', door: false } });
  });

  it('warn of a door where anybody was hostile, whoever was asked for, until that is taken back', async () => {
    const { core, answers } = await createCore();
    const { door } = answers.doors(allVoters);
    const dee: VoterQuery = { ...allVoters, words: 'dee' };
    const warned = () => answers.buildings(dee, door, 'odd_even')[0]?.doors[0]?.hostile;
    expect(warned()).toBe(false);
    core.learn([event('1', 'CY', { kind: 'attempt', outcome: 'hostile' })]);
    expect(warned()).toBe(true);
    core.learn([
      event('2', 'CY', {
        kind: 'suppression',
        reason: 'hostile',
        is_on: false,
        received_at: Date.UTC(2026, 6, 2),
      }),
    ]);
    expect(warned()).toBe(false);
    core.learn([
      event('3', 'CY', { kind: 'attempt', outcome: 'hostile', received_at: Date.UTC(2026, 6, 3) }),
    ]);
    core.setOwn([event('4', 'CY', { kind: 'attempt', undoes: '3', received_at: null })]);
    expect(warned()).toBe(false);
  });

  it('stand where the campaign says that somebody lives now', async () => {
    const { core, answers } = await createCore();
    const { door } = answers.doors(allVoters);
    core.learn([
      event('1', 'BOB', { kind: 'correction', field: 'house', text: '14' }),
      event('2', 'BOB', { kind: 'correction', field: 'unit', text: '' }),
      event('3', 'CY', { kind: 'correction', field: 'unit', text: 'Apt 3' }),
    ]);
    expect(idsAt(answers, door).slice(0, 2)).toEqual([
      ['14', 'BOB EVE'],
      ['12', 'ANA', 'DEE', 'CY'],
    ]);
    const doors = answers.buildings(allVoters, door, 'odd_even');
    expect(doors[0]?.doors[0]?.place).toBe(null);
    expect(doors[1]?.doors[2]?.place).toEqual([38_900_000, -90_100_000]);
  });
});

describe('what came of it', () => {
  it('tells a turf with each event, and of whom the file has no more', async () => {
    const { core, answers } = await createCore();
    const since = Date.UTC(2026, 6, 1);
    const turf = { id: 't', voters: ['CY', 'DEE', 'EVE', 'GONE', 'LOST'], since };
    expect(answers.turfProgress([turf])).toEqual({
      t: expect.objectContaining({ people: 5, doors: 4, doorsTried: 0, lastAt: null }),
    });
    core.learn([event('1', 'CY', { kind: 'attempt', outcome: 'not_home' })]);
    core.setOwn([
      event('2', 'DEE', { kind: 'attempt', outcome: 'canvassed', received_at: null }),
      event('3', 'GONE', { kind: 'attempt', outcome: 'moved', received_at: null }),
    ]);
    expect(answers.turfProgress([turf]).t).toMatchObject({
      doorsTried: 2,
      tried: 3,
      reached: 1,
      results: { not_home: 1, canvassed: 1, moved: 1 },
    });
    core.setOwn([]);
    expect(answers.turfProgress([turf]).t).toMatchObject({ doorsTried: 1, tried: 1 });
  });

  it('counts voters on the day of their last attempt and their last contact', async () => {
    const { core, answers } = await createCore();
    const at = (date: number) => ({ happened_at: new Date(2026, 6, date, 12).getTime() });
    core.learn([
      event('1', 'ANA', { kind: 'attempt', outcome: 'canvassed', ...at(2) }),
      event('2', 'ANA', { kind: 'attempt', outcome: 'not_home', ...at(5) }),
      event('3', 'BOB', { kind: 'attempt', outcome: 'refused', ...at(5) }),
      event('4', 'CY', { kind: 'attempt', outcome: 'not_home', ...at(1) }),
    ]);
    expect(answers.days(allVoters)).toEqual([
      { day: '2026-07-01', tried: 1, reached: 0 },
      { day: '2026-07-02', tried: 0, reached: 1 },
      { day: '2026-07-05', tried: 2, reached: 1 },
    ]);
    expect(answers.days({ ...allVoters, words: 'cy' })).toEqual([
      { day: '2026-07-01', tried: 1, reached: 0 },
    ]);
  });
});
