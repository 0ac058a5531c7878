import { lateDays } from '#shared/domain/field/turf-limits.ts';
import type { Case } from '../cases/rules-case.ts';
import { inOrganization } from './attack.ts';
import { onCalls, optOut, writeEvent } from './canvasser-events.ts';
import { assignedToActor, heldBefore } from './turf-attacks.ts';

/** Just within the time for which late work arrives, and just past it. A minute, for the suite takes its time. */
const lateMs = lateDays * 86_400_000;
const inTime = () => Date.now() - lateMs + 60_000;
const tooLate = () => Date.now() - lateMs - 1_000;
const before = (at: number) => new Date(at);
/** Work without a connection arrives late, but is not accepted forever. */
export const lateWorkAttacks: readonly Case[] = [
  ...(
    [
      ['that they gave back lately', inTime, 'allowed'],
      ['that they gave back too long ago', tooLate, 'refused'],
    ] as const
  ).flatMap(([how, at, expected]) => [
    writeEvent(
      `of a turf ${how}`,
      expected,
      {},
      { as: (place) => ({ ...heldBefore(place), given_back: { [place.uid]: at() } }) },
    ),
    writeEvent(
      `of a turf ${how}, though it changed since`,
      expected,
      {},
      {
        as: (place) => ({
          ...heldBefore(place),
          updated_at: before(Date.now()),
          given_back: { [place.uid]: at() },
        }),
      },
    ),
    writeEvent(
      `of a turf ${how}, as far as its last change says`,
      expected,
      {},
      {
        as: (place) => ({
          ...heldBefore(place),
          updated_at: before(at()),
          given_back: { 'who-had-it': Date.now() },
        }),
      },
    ),
    writeEvent(
      `of a turf ${how}, by its time`,
      expected,
      {},
      { as: (place) => ({ ...assignedToActor(place), expires_at: at() }) },
    ),
    writeEvent(
      `closing a channel in a turf ${how}`,
      expected,
      { ...optOut, is_on: true },
      {
        as: (place) => ({ ...heldBefore(place), given_back: { [place.uid]: at() } }),
      },
    ),
    writeEvent(
      `of a voter whom they were given to call on a list ${how}`,
      expected,
      { ...onCalls, voter_id: 'V5' },
      {
        more: (place) => ({
          [inOrganization(place, `call_callers/calls_${place.uid}`)]: { voters: ['V5'], last_at: at() },
        }),
      },
    ),
  ]),
  writeEvent(
    'of a turf that is theirs again',
    'allowed',
    {},
    {
      as: (place) => ({ ...assignedToActor(place), given_back: { [place.uid]: tooLate() } }),
    },
  ),
  writeEvent(
    'of a turf that is theirs, and did not change for long',
    'allowed',
    {},
    {
      as: (place) => ({ ...assignedToActor(place), updated_at: before(tooLate()) }),
    },
  ),
  writeEvent(
    'of a turf whose end is damaged',
    'refused',
    {},
    {
      as: (place) => ({ ...heldBefore(place), given_back: { [place.uid]: 'never' } }),
    },
  ),
];
