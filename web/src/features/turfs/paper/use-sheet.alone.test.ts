import { expect, it, vi } from 'vitest';
import type { Packet } from '#shared/domain/field/packet.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';

const known = { voterFile: { is: 'ready' }, answer: { value: null as unknown, why: null as string | null } };
vi.mock('../../../shared/voters/use-voters.ts', () => ({
  useVoters: () => ({ voterFile: known.voterFile }),
  useAnswer: () => known.answer,
}));
vi.mock('../buildings-now.ts', () => ({ buildingsNow: () => [] }));
const { useSheet } = await import('./use-sheet.ts');

const packet = { buildings: ['as packed'], made_at: 5, script: null } as unknown as Packet;
const packed = { buildings: ['as packed'], asOf: 5 };

it.each<[string, string, unknown, string | null, object]>([
  ['doors as they are now', 'ready', ['now'], null, { buildings: ['now'], asOf: null, isEmptied: false }],
  ['that nobody is left of it', 'ready', [], null, { ...packed, isEmptied: true, waits: false }],
  ['the packet until they are here', 'fetching', null, null, { ...packed, isEmptied: false, waits: true }],
  ['the packet until they answered', 'ready', null, null, { ...packed, isEmptied: false, waits: true }],
  ['the packet where they cannot', 'ready', null, 'Why', { ...packed, isEmptied: false, waits: false }],
  ['the packet without a voter file', 'none', null, null, { ...packed, isEmptied: false, waits: false }],
])('tells %s', (_, is, value, why, expected) => {
  Object.assign(known, { voterFile: { is }, answer: { value, why } });
  expect(useSheet({ id: 't' } as Turf, packet)).toMatchObject(expected);
});
