import type { Case } from '../cases/rules-case.ts';
import { earlierEvent, optOut, ownEventAgo, writeEvent } from './canvasser-events.ts';

/** Canvassers take back only what they wrote themselves, and what closed a channel only for a quarter of an hour. */
export const undoAttacks: readonly Case[] = [
  ...(
    [
      ['what closed a channel', { ...optOut, is_on: null }, 'allowed'],
      ['what closed two channels, for one', { ...optOut, is_on: true }, 'allowed'],
      ['“do not walk”', { outcome: null }, 'allowed'],
      ['“do not walk”, for “not home”', {}, 'allowed'],
      ['for a day', { ...optOut, is_on: true, until: '2099-01-01' }, 'refused'],
    ] as const
  ).flatMap(([what, fields, own]) => [
    writeEvent(
      `taking back their own ${what}`,
      own,
      { ...fields, undoes: 'said' },
      { more: earlierEvent((at) => at.uid) },
    ),
    writeEvent(
      `taking back another’s ${what}`,
      'refused',
      { ...fields, undoes: 'said' },
      { more: earlierEvent(() => 'who-had-it') },
    ),
    writeEvent(`taking back ${what} that is not there`, 'refused', { ...fields, undoes: 'said' }),
  ]),
  // A typo is noticed within a quarter of an hour; after that an organizer opens what was closed.
  ...(
    [
      ['what closed a channel', { ...optOut, is_on: true }, { ...optOut, is_on: null }, 'refused'],
      ['“do not walk”', { outcome: 'do_not_walk' }, { outcome: null }, 'refused'],
      ['“moved”, for “not home”', { outcome: 'moved' }, {}, 'refused'],
      ['“not home”', {}, { outcome: 'canvassed' }, 'allowed'],
      ['“not home”, which had replaced another', { undoes: 'before' }, { outcome: 'canvassed' }, 'allowed'],
    ] as const
  ).flatMap(([what, before, fields, late]) => [
    writeEvent(
      `taking back their own ${what} after 14 minutes`,
      'allowed',
      { ...fields, undoes: 'said' },
      { more: ownEventAgo(14, before) },
    ),
    writeEvent(
      `taking back their own ${what} after 15 minutes`,
      late,
      { ...fields, undoes: 'said' },
      { more: ownEventAgo(15, before) },
    ),
  ]),
  writeEvent(
    'taking back what closed a channel a day ago',
    'allowed',
    { ...optOut, is_on: null, undoes: 'said' },
    { actor: 'field', more: ownEventAgo(1_440, { ...optOut, is_on: true }) },
  ),
];
