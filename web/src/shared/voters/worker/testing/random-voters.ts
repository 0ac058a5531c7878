import fc from 'fast-check';
import { channels, results, sources } from '#shared/domain/voters/contact-results.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import type { FileElection, Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { type Learned, learnedKinds, suppressionReasons } from '#shared/domain/voters/voter-state.ts';
import { event } from './core.ts';

/** For tests: voters, and what was learned of them, of so few values that much of it meets. */

export const elections: readonly FileElection[] = [
  { key: 'G2024', kind: 'general', year: 2024 },
  { key: 'P2024', kind: 'primary', year: 2024 },
  ...Array.from(
    { length: 34 },
    (_, at) => ({ key: `M${2023 - at}`, kind: 'municipal', year: 2023 - at }) as const,
  ),
];
export const valuesDrawn = {
  first: ['Ana María', 'JOSÉ', 'Mary-Jo', 'Al', ''],
  middle: ['', 'J', 'Lee'],
  last: ['Peña', "O'Neil", 'Alvarez', 'Smith', 'de la Cruz'],
  suffix: ['', 'Jr'],
  house: ['', '1', '12', '12-34', '120'],
  street: ['', 'N Main St', 'Ålesund Avenue', 'Smith Road'],
  unit: ['', 'Apt 4', '12'],
  city: ['', 'Alton', 'Mainz'],
  zip: ['', '12345', '62002'],
  precinct: ['', 'P-1', 'P-2'],
  party: ['', 'Democratic', 'Republican'],
  status: ['', 'active', 'inactive'],
  language: ['', 'Spanish'],
  cell: ['', '', '+15551234567', '+15557654321'],
  email: ['', '', 'a@example.org', 'längere@example.org'],
  mailing: ['', '', 'PO Box 1, Alton'],
} as const;
const days = [
  0, 19800000, 19800700, 19800715, 19800716, 20040229, 20080715, 20080716, 20260715, 20260801, 19260101,
];
const registered = [0, 20200000, 20240600, 20240615, 20260714, 20260715, 20260701];

const voterArbitrary = fc.record({
  first: fc.constantFrom(...valuesDrawn.first),
  middle: fc.constantFrom(...valuesDrawn.middle),
  last: fc.constantFrom(...valuesDrawn.last),
  suffix: fc.constantFrom(...valuesDrawn.suffix),
  house: fc.constantFrom(...valuesDrawn.house),
  street: fc.constantFrom(...valuesDrawn.street),
  unit: fc.constantFrom(...valuesDrawn.unit),
  city: fc.constantFrom(...valuesDrawn.city),
  zip: fc.constantFrom(...valuesDrawn.zip),
  precinct: fc.constantFrom(...valuesDrawn.precinct),
  party: fc.constantFrom(...valuesDrawn.party),
  status: fc.constantFrom(...valuesDrawn.status),
  language: fc.constantFrom(...valuesDrawn.language),
  cell: fc.constantFrom(...valuesDrawn.cell),
  landline: fc.constantFrom(...valuesDrawn.cell),
  email: fc.constantFrom(...valuesDrawn.email),
  mailing: fc.constantFrom(...valuesDrawn.mailing),
  gender: fc.constantFrom('F', 'M', 'X', ''),
  birth: fc.constantFrom(...days),
  registered: fc.constantFrom(...registered),
  voted: fc.subarray(elections.map(({ key }) => key)),
  place: fc.option(
    fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) }),
  ),
});

export const voters: fc.Arbitrary<Voter[]> = fc
  .array(voterArbitrary, { minLength: 8, maxLength: 40 })
  .map((all) =>
    all.map(({ place, ...fields }, at) => ({
      ...emptyVoter,
      ...fields,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      id: `LALCA${1_000 + at * 7}`,
    })),
  );

/** What a correction says, by its field. */
const valuesOf = { cell: '+15550001111', email: 'new@example.org', street: 'Neue Straße', zip: '99999' };
const correction = fc
  .constantFrom('cell' as const, 'email' as const, 'street' as const, 'zip' as const)
  .chain((field) => fc.record({ field: fc.constant(field), text: fc.constantFrom('', valuesOf[field]) }));

/** Events of some of the voters, and of one who is in no file. */
export const events: fc.Arbitrary<Learned[]> = fc
  .array(
    fc
      .record({
        voter: fc.integer({ min: 0, max: 12 }),
        kind: fc.constantFrom(...learnedKinds),
        source: fc.constantFrom(...sources),
        by: fc.constantFrom('ann', 'bob'),
        outcome: fc.option(fc.constantFrom(...results)),
        score: fc.option(fc.constantFrom(1 as const, 2 as const, 5 as const)),
        tag: fc.constantFrom('sign', 'Volunteer'),
        is_on: fc.boolean(),
        question: fc.constantFrom('q1', 'q2'),
        answers: fc.option(fc.subarray(['yes', 'no', 'a\\b', 'The Bus line', '2026-07-01'])),
        correction,
        reason: fc.constantFrom(...suppressionReasons),
        channels: fc.option(fc.subarray([...channels], { minLength: 1 })),
        until: fc.constantFrom(null, '2026-07-14', '2026-07-15', '2027-01-01'),
        at: fc.integer({ min: Date.UTC(2026, 5, 1), max: Date.UTC(2026, 6, 14) }),
        waits: fc.boolean(),
      })
      .map(({ voter, at, waits, correction, ...fields }) => ({
        ...fields,
        ...correction,
        voter_id: `LALCA${1_000 + voter * 7}`,
        happened_at: at,
        received_at: waits ? null : at + 1_000,
      })),
    { minLength: 12, maxLength: 60 },
  )
  .map((all) => all.map((fields, at) => event(`e${at}`, fields.voter_id, only(fields))));

const fields = {
  attempt: ['outcome'],
  support: ['score'],
  tag: ['tag', 'is_on'],
  answer: ['question', 'answers'],
  note: ['text'],
  correction: ['field', 'text'],
  suppression: ['reason', 'channels', 'until', 'is_on'],
} as const;
/** Only what an event of its kind says. */
function only<S extends Pick<Learned, 'kind' | 'source' | 'by' | 'happened_at' | 'received_at'>>(values: S) {
  const { kind, source, by, happened_at, received_at } = values;
  const own = Object.fromEntries(fields[kind].map((field) => [field, Reflect.get(values, field)]));
  return { kind, source, by, happened_at, received_at, ...own };
}
