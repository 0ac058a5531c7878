import { turfStates } from '#shared/rules/field/turf.ts';
import type { Answer } from '../../kit/client.ts';
import type { Fields } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, inOurs } from './hole.ts';
import { anothers, cutAs, type Held, had, packet, planned, turf } from './turfs.ts';

const marks = subjectOf('shift_marks');
const archived = (): Fields => ({
  state: 'archived',
  open: false,
  assigned_to: null,
  assigned_name: null,
});
const dropped = (name: 'turfs' | 'turf_packets', how: string, right: Answer, as: Held) =>
  hole(
    name,
    `${name}: deleted, ${how}`,
    right,
    ({ at, asker }) => asker.delete((name === 'turfs' ? turf : packet).path(at)),
    { documents: cutAs(as) },
  );

/** What a holder has not sent yet is never lost: what was handed out is archived, and stays. */
const ending: readonly Case[] = [
  ...(['turfs', 'turf_packets'] as const).flatMap((name) => [
    dropped(name, 'and nobody ever had it', 'allowed', () => ({})),
    dropped(name, 'and somebody has it', 'refused', anothers),
    dropped(name, 'and somebody had it', 'refused', had),
    dropped(name, 'and it is archived', 'refused', (at) => ({ ...had(at), ...archived() })),
  ]),
  hole(
    'turf_packets',
    'turf_packets: deleted, after its turf',
    'allowed',
    ({ at, asker }) => asker.delete(packet.path(at)),
    { documents: (at) => ({ [packet.path(at)]: packet.document(at) }) },
  ),
  ...turfStates.map((state) => planned(`in the state ${state}`, 'allowed', { state })),
  planned('archived', 'allowed', archived()),
  planned('archived, and who had it is forgotten', 'refused', { ...archived(), holders: [] }),
  planned('archived, and somebody has it', 'refused', { state: 'archived', open: false }),
  planned('archived, and open for taking', 'refused', { ...archived(), open: true }),
  planned('put away as what is no state', 'refused', { ...archived(), state: 'gone' }),
  planned('brought back', 'allowed', { state: 'returned' }, (at) => ({ ...had(at), ...archived() })),
];

/** Who looked at a shift says so in their own name, and changes nothing that another said. */
const looked: readonly Case[] = [
  ...(['created_by', 'updated_by'] as const).map((field) =>
    hole('shift_marks', `shift_marks: ${field} somebody else`, 'refused', ({ at, asker }) =>
      asker.set(marks.path(at), { ...marks.document(at), [field]: 'somebody-else' }),
    ),
  ),
  hole(
    'shift_marks',
    'shift_marks: looked at by whoever walked it',
    'refused',
    ({ at, asker }) => asker.set(marks.path(at), { ...marks.document(at), worker: at.uid }),
    { who: 'canvasser' },
  ),
  hole('shift_marks', 'shift_marks: under an odd id', 'refused', ({ at, asker }) =>
    asker.set(inOurs(at, 'shift_marks/_x'), marks.document(at)),
  ),
  hole(
    'shift_marks',
    'shift_marks: said again of more events',
    'refused',
    ({ at, asker }) => asker.set(marks.path(at), { ...marks.document(at), events: 90 }),
    { documents: (at) => ({ [marks.path(at)]: marks.document(at) }) },
  ),
];

/** What becomes of turfs that are no longer wanted, and of shifts that were looked at. */
export const turfsOver: readonly Case[] = [...ending, ...looked];
