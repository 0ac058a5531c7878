import { turfStates } from '#shared/domain/field/turf-limits.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import { attack, inOrganization } from './attack.ts';
import { assignedToOther, type Held, heldBefore, packet, planned, turf, turfAs } from './turf-attacks.ts';

const marks = fixtureOf('shift_marks');
const archived = (): Fields => ({
  state: 'archived',
  open: false,
  assigned_to: null,
  assigned_name: null,
});
const dropped = (name: 'turfs' | 'turf_packets', how: string, expected: Answer, as: Held) =>
  attack(
    name,
    `${name}: deleted, ${how}`,
    expected,
    ({ at, client }) => client.delete((name === 'turfs' ? turf : packet).path(at)),
    { documents: turfAs(as) },
  );

/** What a holder has not sent yet is never lost: what was handed out is archived, and stays. */
const ending: readonly Case[] = [
  ...(['turfs', 'turf_packets'] as const).flatMap((name) => [
    dropped(name, 'and nobody ever had it', 'allowed', () => ({})),
    dropped(name, 'and somebody has it', 'refused', assignedToOther),
    dropped(name, 'and somebody had it', 'refused', heldBefore),
    dropped(name, 'and it is archived', 'refused', (at) => ({ ...heldBefore(at), ...archived() })),
  ]),
  attack(
    'turf_packets',
    'turf_packets: deleted, after its turf',
    'allowed',
    ({ at, client }) => client.delete(packet.path(at)),
    { documents: (at) => ({ [packet.path(at)]: packet.document(at) }) },
  ),
  ...turfStates.map((state) => planned(`in the state ${state}`, 'allowed', { state })),
  planned('archived', 'allowed', archived()),
  planned('archived, and who had it is forgotten', 'refused', { ...archived(), holders: [] }),
  planned('archived, and somebody has it', 'refused', { state: 'archived', open: false }),
  planned('archived, and open for taking', 'refused', { ...archived(), open: true }),
  planned('put away as what is no state', 'refused', { ...archived(), state: 'gone' }),
  planned('brought back', 'allowed', { state: 'returned' }, (at) => ({ ...heldBefore(at), ...archived() })),
];

/** A reviewer marks a shift in their own name, and changes no one else's mark. */
const looked: readonly Case[] = [
  ...(['created_by', 'updated_by'] as const).map((field) =>
    attack('shift_marks', `shift_marks: ${field} somebody else`, 'refused', ({ at, client }) =>
      client.set(marks.path(at), { ...marks.document(at), [field]: 'somebody-else' }),
    ),
  ),
  attack(
    'shift_marks',
    'shift_marks: looked at by whoever walked it',
    'refused',
    ({ at, client }) => client.set(marks.path(at), { ...marks.document(at), worker: at.uid }),
    { actor: 'canvasser' },
  ),
  attack('shift_marks', 'shift_marks: under an odd id', 'refused', ({ at, client }) =>
    client.set(inOrganization(at, 'shift_marks/_x'), marks.document(at)),
  ),
  attack(
    'shift_marks',
    'shift_marks: said again of more events',
    'refused',
    ({ at, client }) => client.set(marks.path(at), { ...marks.document(at), events: 90 }),
    { documents: (at) => ({ [marks.path(at)]: marks.document(at) }) },
  ),
];

/** What becomes of turfs that are no longer wanted, and of shifts that were looked at. */
export const turfEndAttacks: readonly Case[] = [...ending, ...looked];
