import { describe, expect, it } from 'vitest';
import { fullEvent, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { affectedVoters, exclusionsBy, withGone, withNews } from './door-exclusions.ts';

let made = 0;
const event = (overrides: Partial<VoterDraft> & Pick<VoterDraft, 'kind'>, by = 'ana'): Learned => ({
  ...fullEvent({ voter_id: 'V1', source: 'door', ...overrides }),
  id: `e${made}`,
  happened_at: made,
  received_at: made++,
  by,
});
const attempt = (outcome: Learned['outcome'], by?: string) => event({ kind: 'attempt', outcome }, by);
const closed = (channel: 'walk' | 'call', is_on = true) =>
  event({ kind: 'suppression', reason: 'opt_out', channels: [channel], is_on });
const day = '2026-10-05';

const outBy = (events: readonly Learned[], on = day) => exclusionsBy(events, affectedVoters(events), on);

describe('who is left out at the doors', () => {
  it.each<[string, Learned[], ReturnType<typeof exclusionsBy>]>([
    ['nobody who was only not at home', [attempt('not_home')], {}],
    ['who asked not to be visited', [attempt('do_not_walk')], { V1: 'do_not_contact' }],
    ['not who asked not to be called', [attempt('do_not_call'), closed('call')], { V1: null }],
    ['where somebody was threatened', [attempt('hostile')], { V1: 'hostile' }],
    ['not who may be visited again', [closed('walk'), closed('walk', false)], { V1: null }],
    ['nobody for one report that they moved', [attempt('moved')], { V1: null }],
    ['who moved, as two people say', [attempt('moved'), attempt('moved', 'ben')], { V1: 'moved' }],
    ['nobody for what one person says twice', [attempt('deceased'), attempt('deceased')], { V1: null }],
  ])('%s', (_, events, out) => expect(outBy(events)).toEqual(out));

  it('only until the last day of it', () => {
    const quiet = event({
      kind: 'suppression',
      reason: 'quiet_period',
      channels: null,
      until: day,
      is_on: true,
    });
    expect(outBy([quiet])).toEqual({ V1: 'quiet_period' });
    expect(outBy([quiet], '2026-10-06')).toEqual({ V1: null });
  });
});

it.each<[string, Learned, boolean]>([
  ['an answer', event({ kind: 'answer', question: 'q', answers: ['a'] }), false],
  ['that they were reached', attempt('canvassed'), false],
  ['a result that closes nothing here', attempt('wrong_number'), true],
  ['what takes a result back', event({ kind: 'attempt', undoes: 'e0' }), true],
  ['what takes the last one back', event({ kind: 'attempt' }), true],
  ['another address', event({ kind: 'correction', field: 'street', text: 'Elm St' }), true],
  ['another result in the place of one', event({ kind: 'attempt', outcome: 'refused', undoes: 'e0' }), true],
])('looks again after %s: %j', (_, news, again) =>
  expect(affectedVoters([news, news])).toEqual(again ? ['V1'] : []),
);

it('says of those that it is asked about, and of nobody else', () =>
  expect(exclusionsBy([closed('walk'), { ...closed('walk'), voter_id: 'V2' }], ['V2', 'V3'], day)).toEqual({
    V2: 'opt_out',
    V3: null,
  }));

it('being gone replaces no other reason, and opens no door', () =>
  expect(withGone({ V1: 'hostile', V2: 'opt_out', V3: null, V4: null }, ['V1', 'V3', 'V5'])).toEqual({
    ...{ V1: 'hostile', V2: 'opt_out', V3: 'not_in_file', V4: null, V5: 'not_in_file' },
  }));

it.each<[string, Parameters<typeof withNews>, ReturnType<typeof withNews>]>([
  ['who is back is visited', [{ V1: 'not_in_file' }, {}], {}],
  ['who is still gone is not', [{ V1: 'not_in_file' }, { V1: 'not_in_file' }], { V1: 'not_in_file' }],
  [
    'what closed a door stands while they are gone',
    [{ V1: 'hostile' }, { V1: 'not_in_file' }],
    { V1: 'hostile' },
  ],
  ['what is new replaces what was known', [{ V1: 'moved' }, { V1: 'hostile' }], { V1: 'hostile' }],
  ['an opened door closes for who is gone', [{ V1: null }, { V1: 'not_in_file' }], { V1: 'not_in_file' }],
  ['what is not told again stays', [{ V1: 'opt_out' }, { V2: null }], { V1: 'opt_out', V2: null }],
])('%s', (_, known, expected) => expect(withNews(...known)).toEqual(expected));
