import { type Sent, sendSignUp } from '../../../shared/roster/send-roster.ts';
import { t } from '../../../shared/text/index.ts';
import { type PersonProblems, readPerson } from '../add/typed-person.ts';
import { typedWalkIn, type WalkIn } from './walk-in-fields.tsx';

type Result = { is: 'problem'; problems: PersonProblems } | { is: 'sent'; name: string; sent: Sent };

/** Checks in somebody who walked in. What they agreed to is kept in the words that they saw. */
export async function sendWalkIn(event: string, shift: string, walkIn: WalkIn): Promise<Result> {
  const read = readPerson(typedWalkIn(walkIn), crypto.randomUUID());
  if (read.is === 'problem') return read;
  const { person } = read;
  const isReached = person.email !== null || person.phone !== null;
  const sent = await sendSignUp(person.name, {
    ...{ event, person, guests: 0, needs: null, answers: [], note: null, arrivedAt: Date.now() },
    shifts: [{ shift, id: crypto.randomUUID() }],
    consent: walkIn.agrees && isReached ? t('roster.walkIn.consent') : null,
  });
  return { is: 'sent', name: person.name, sent };
}
