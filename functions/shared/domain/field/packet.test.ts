import { describe, expect, it } from 'vitest';
import { callTarget } from '../phonebank/target.ts';
import { packet } from './packet.ts';

const target = {
  ...{ id: 'v1', name: 'Ana López', age: 64, sex: 'F', party: '', city: '', state: 'OR', precinct: '' },
  ...{ language: '', support: null, cell: '+15035550100', landline: null, last: null },
} as const;
const resident = {
  ...{ id: 'v1', name: 'Ana López', age: 64, sex: 'F', party: '', support: null, last: null, closed: null },
} as const;
const walked = (person: object) => ({
  ...{ version: 1, made_at: 0, file_id: 'file', order: 'zigzag', script: null },
  buildings: [
    {
      ...{ house: '12', street: 'Oak St', city: 'Salem', zip: '97301' },
      doors: [{ unit: '', hostile: false, place: null, people: [person] }],
    },
  ],
});

/** What a card says of somebody and canvassers are not told. */
const ofCards: [string, unknown][] = [
  ...([
    ['birth_year', 1961],
    ['birth', 19_610_203],
    ['employer', 'Acme'],
    ['occupation', 'Nurse'],
  ] as const),
  ...([
    ['emails', ['ana@example.org']],
    ['tags', ['VIP']],
    ['assigned_to', 'member'],
  ] as const),
  ...([
    ['facets', ['donor']],
    ['total_donated', 5_000],
    ['search_keys', ['ana']],
    ['notes', 'x'],
  ] as const),
].map(([field, value]) => [field, value]);

describe('what canvassers take along', () => {
  it('is a door’s people and a call’s, as far as they are needed', () => {
    expect(packet.safeParse(walked(resident)).success).toBe(true);
    expect(callTarget.safeParse(target).success).toBe(true);
  });
  it.each(ofCards)('has no %s at a door', (field, value) =>
    expect(packet.safeParse(walked({ ...resident, [field]: value })).success).toBe(false),
  );
  it.each([...ofCards, ['street', '12 Oak St'] as [string, unknown]])('has no %s on a call', (field, value) =>
    expect(callTarget.safeParse({ ...target, [field]: value })).toMatchObject({ success: false }),
  );
});
