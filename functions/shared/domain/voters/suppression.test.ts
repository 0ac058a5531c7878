import { expect, it } from 'vitest';
import { closedBy } from './closing-results.ts';
import { channels, shortResults } from './contact-results.ts';
import { emptyFoldState, fold, stateOf } from './fold.ts';
import { fullEvent, type VoterDraft } from './learned.ts';
import { byWeight, endedBy } from './suppression.ts';
import type { Learned } from './voter-state.ts';

const day = '2026-11-22';
type EventFields = Omit<VoterDraft, 'voter_id' | 'source'> & Partial<Learned>;
const known = (...inputs: EventFields[]) => {
  const events = inputs.map((one, at) => ({
    ...fullEvent({ voter_id: 'V1', source: 'door', ...one }),
    id: `e${at}`,
    happened_at: at,
    received_at: at,
    by: 'ana',
    ...one,
  }));
  const { suppressed, doubted } = stateOf(fold(emptyFoldState, events), day);
  return { closed: channels.filter((channel) => suppressed[channel]), suppressed, doubted };
};
const closed = (...inputs: EventFields[]) => known(...inputs).closed.join(' ');

const result = (outcome: Learned['outcome'], how: Partial<Learned> = {}): EventFields => ({
  kind: 'attempt',
  outcome,
  ...how,
});
const block = (reason: Learned['reason'], how: Partial<Learned> = {}): EventFields => ({
  kind: 'suppression',
  reason,
  is_on: true,
  ...how,
});
const lift = (reason: Learned['reason'], how: Partial<Learned> = {}): EventFields =>
  block(reason, { is_on: false, ...how });
const correct = (field: string, text: string): EventFields => ({ kind: 'correction', field, text });
const all = channels.join(' ');

it.each<[string, EventFields[], string]>([
  [
    'nothing by most results',
    shortResults.filter((one) => one !== 'moved' && one !== 'wrong_number').map((one) => result(one)),
    '',
  ],
  ['one channel for whoever asks for that', [result('do_not_call')], 'call'],
  [
    'each channel that was asked for',
    [result('do_not_walk'), result('do_not_mail'), result('do_not_text')],
    'walk text mail',
  ],
  ['what needs a number by a bad one', [result('wrong_number')], 'call text'],
  ['what a person would do, by hostility', [result('hostile')], 'walk call text'],
  ['all, by an opt-out of everything', [block('opt_out')], all],
  ['only what was named', [block('opt_out', { channels: ['text', 'email'] })], 'text email'],
  ['until a day that is not over', [block('quiet_period', { until: day })], all],
  ['nothing once the day is over', [block('quiet_period', { until: '2026-11-21' })], ''],
  ['nothing that was lifted', [block('opt_out'), lift('opt_out')], ''],
  [
    'what was not lifted of it',
    [block('opt_out'), lift('opt_out', { channels: ['mail'] })],
    'walk call text email',
  ],
  [
    'again what is closed again',
    [block('opt_out'), lift('opt_out'), block('opt_out', { channels: ['call'] })],
    'call',
  ],
  [
    'what another reason closes, whatever is lifted',
    [result('do_not_call'), block('legal_hold'), lift('do_not_contact')],
    all,
  ],
  ['nothing by a report that was taken back', [result('do_not_call'), result(null, { undoes: 'e0' })], ''],
  [
    'what another has said as well',
    [result('do_not_call'), result('do_not_call'), result(null, { undoes: 'e1' })],
    'call',
  ],
  [
    'again what was lifted by mistake',
    [block('opt_out'), lift('opt_out'), { kind: 'suppression', undoes: 'e1' }],
    all,
  ],
  [
    'nothing of a number that was corrected since',
    [result('disconnected'), correct('cell', '+15550100200')],
    '',
  ],
  [
    'a number that was bad after its correction',
    [correct('cell', '+15550100200'), result('disconnected')],
    'call text',
  ],
  [
    'a number of which only another was found wrong',
    [result('wrong_number'), correct('cell', '')],
    'call text',
  ],
  ['no address that was corrected since', [block('bounced'), correct('email', 'ana@example.org')], ''],
  [
    'whoever asked not to be called, at any number',
    [result('do_not_call'), correct('cell', '+15550100200')],
    'call',
  ],
])('closes %s', (_, inputs, expected) => {
  expect(closed(...inputs)).toBe(expected);
});

it.each<[string, EventFields[], string, 'deceased' | 'moved' | null]>([
  ['one report is a doubt', [result('deceased')], '', 'deceased'],
  ['the same person twice is one', [result('moved'), result('moved')], '', 'moved'],
  ['two people prove it', [result('deceased'), result('deceased', { by: 'ben' })], all, null],
  [
    'two who walked prove it, whoever typed it in',
    [result('deceased', { walked_by: 'ben' }), result('deceased', { walked_by: '~Cora' })],
    all,
    null,
  ],
  [
    'one sheet twice is one',
    [result('moved', { walked_by: 'ben' }), result('moved', { by: 'ben' })],
    '',
    'moved',
  ],
  ['so does a desk', [result('moved'), block('moved', { source: 'office' })], 'walk mail', null],
  ['a desk alone too', [block('deceased', { source: 'office' })], all, null],
  [
    'lifted, they are back',
    [result('deceased'), result('deceased', { by: 'ben' }), lift('deceased')],
    '',
    null,
  ],
  [
    'and one report afterwards is a doubt',
    [block('deceased', { source: 'office' }), lift('deceased'), result('deceased')],
    '',
    'deceased',
  ],
  [
    'one of two taken back is a doubt',
    [result('moved'), result('moved', { by: 'ben' }), result(null, { undoes: 'e0' })],
    '',
    'moved',
  ],
  ['a new address ends a move', [result('moved'), correct('unit', '4B')], '', null],
  ['a doubt beside what is certain', [result('moved'), result('do_not_call')], 'call', 'moved'],
])('deceased and moved take two: %s', (_, inputs, expected, doubted) => {
  const state = known(...inputs);
  expect([state.closed.join(' '), state.doubted]).toEqual([expected, doubted]);
});

it('is not worn out by repetition', () => {
  const reports = [result('moved', { by: 'ben' }), ...Array.from({ length: 30 }, () => result('moved'))];
  expect(closed(...reports)).toBe('walk mail');
  const others = Array.from({ length: 30 }, (_, at) =>
    block('quiet_period', { until: `2026-10-${10 + (at % 20)}` }),
  );
  expect(
    closed(result('do_not_mail'), ...others, ...Array.from({ length: 20 }, () => result('do_not_call'))),
  ).toBe('call mail');
});

it('tells the reason that weighs most', () => {
  const inputs = byWeight.toReversed().map((reason) => block(reason, { source: 'office' }));
  expect(known(...inputs).suppressed.call).toBe('deceased');
  expect(known(block('quiet_period'), result('do_not_call')).suppressed).toMatchObject({
    call: 'do_not_contact',
    mail: 'quiet_period',
  });
  expect(byWeight.toSorted()).toEqual(Object.keys(closedBy).sort());
});

it('names what a corrected value would end, of what stands, and nothing for an empty one', () => {
  const suppressed = { walk: 'moved', call: 'bad_number', text: 'bad_number', email: 'opt_out' } as const;
  expect(endedBy('zip', '43210', { suppressed })).toEqual(['moved']);
  expect(endedBy('landline', '+15550100200', { suppressed })).toEqual(['bad_number']);
  expect(endedBy('landline', '', { suppressed })).toEqual([]);
  expect(endedBy('email', 'ana@example.org', { suppressed })).toEqual([]);
  expect(endedBy('zip', '43210', { suppressed: {} })).toEqual([]);
});
