import type { Case } from '../cases/rules-case.ts';
import { correction, earlierEvent, optOut, writeEvent } from './canvasser-events.ts';
import { assignedToActor, assignedToOther, earlier, heldBefore } from './turf-attacks.ts';

/** Canvassers write of the voters of their turf, in their own name, and open no channel that was closed. */
export const doorEventAttacks: readonly Case[] = [
  writeEvent('of a voter of their turf', 'allowed'),
  writeEvent(
    'of a turf whose time is over',
    'allowed',
    {},
    { as: (at) => ({ ...assignedToActor(at), expires_at: earlier() }) },
  ),
  writeEvent('of a turf that was theirs', 'allowed', {}, { as: heldBefore }),
  writeEvent(
    'of a turf that is archived',
    'allowed',
    {},
    { as: (at) => ({ ...heldBefore(at), state: 'archived', assigned_to: null, assigned_name: null }) },
  ),
  writeEvent('of a turf of somebody else', 'refused', {}, { as: assignedToOther }),
  writeEvent('of an open turf that nobody took', 'refused', {}, { as: () => ({}) }),
  writeEvent('of a voter elsewhere', 'refused', { voter_id: 'V3' }),
  writeEvent('of a turf that is not there', 'refused', { list_id: 'none' }),
  writeEvent('of no turf', 'refused', { list_id: null }),
  writeEvent('of a path beside the turfs', 'refused', { list_id: 'one/more/one' }),
  writeEvent('of a voter by a path', 'refused', { voter_id: 'one/more/one' }),
  ...(['office', 'event', 'text', 'email', 'mail', 'phone'] as const).map((source) =>
    writeEvent(`from ${source}`, 'refused', { source }),
  ),
  writeEvent('in somebody else’s name', 'refused', { by: 'who-had-it' }),
  writeEvent('ten metres off', 'allowed', { metres_off: 10 }),
  // Nobody's work is another's, but what is typed in from paper by who may plan.
  writeEvent('as if somebody else had walked', 'refused', { walked_by: 'who-had-it' }),
  writeEvent('as if somebody without an account had walked', 'refused', { walked_by: '~Rosa Diaz' }),
  writeEvent('as typed in from paper', 'allowed', { walked_by: 'who-had-it' }, { actor: 'field' }),
  writeEvent('under no sound event', 'refused', { outcome: 'nonsense' }),
  writeEvent('closing a channel', 'allowed', { ...optOut, is_on: true }),
  writeEvent('opening a channel again', 'refused', { ...optOut, is_on: false }),
  writeEvent('closing a channel until a day that is over', 'refused', {
    ...optOut,
    is_on: true,
    until: '2000-01-01',
  }),
  writeEvent(
    'closing a channel until a day',
    'allowed',
    { ...optOut, is_on: true, until: '2099-01-01' },
    { actor: 'field' },
  ),
  writeEvent('clearing the last result, whoever’s', 'refused', { outcome: null }),
  writeEvent('clearing the last result, by name of none', 'refused', { outcome: null }, { actor: 'field' }),
  writeEvent('clearing the support, whoever’s', 'allowed', { kind: 'support', outcome: null, score: null }),
  writeEvent(
    'in place of another’s note',
    'allowed',
    {
      kind: 'note',
      outcome: null,
      text: 'Speaks Spanish',
      undoes: 'said',
    },
    { more: earlierEvent(() => 'who-had-it') },
  ),
  // What a canvasser would correct is a proposal: it would end “moved” or “bad number” otherwise.
  writeEvent('correcting a street', 'refused', { ...correction, field: 'street', text: 'Oak St' }),
  writeEvent('correcting a number', 'refused', correction),
  writeEvent('saying that a number is wrong', 'refused', { ...correction, text: '' }),
  writeEvent('clearing a correction, whoever’s', 'refused', { ...correction, text: null }),
  writeEvent(
    'taking back their own correction',
    'refused',
    { ...correction, text: null, undoes: 'said' },
    { more: earlierEvent((at) => at.uid) },
  ),
  writeEvent('correcting a number', 'allowed', correction, { actor: 'field' }),
  writeEvent('taking a tag off', 'allowed', { kind: 'tag', outcome: null, tag: 'Yard sign', is_on: false }),
  writeEvent('opening a channel again', 'allowed', { ...optOut, is_on: false }, { actor: 'field' }),
  writeEvent(
    'of a voter of no turf',
    'allowed',
    { voter_id: 'V3', list_id: null, source: 'office' },
    { actor: 'field' },
  ),
  ...(
    [
      'user',
      'finance',
      'outsider',
      'passwordOnly',
      'mustEnrol',
      'endedSession',
      'unconfirmed',
      'stranger',
    ] as const
  ).map((actor) => writeEvent('of a voter of their turf', 'refused', {}, { actor })),
];
