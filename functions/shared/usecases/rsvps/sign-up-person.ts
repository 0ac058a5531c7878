import type * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import { signUpPersonCall } from '../../api/rsvps-api.ts';
import type { RsvpSource } from '../../domain/events/rsvp-choices.ts';
import { RefusedError } from '../../refusals.ts';
import { type NewContactEvent, prepareContactEvents } from '../consent/record-contact-events.ts';
import { type Context, command } from '../use-case.ts';
import { requireEvent } from './places.ts';
import { requireRoster } from './require-roster.ts';
import { signUp } from './sign-up.ts';

type Signed = Pick<z.output<typeof signUpPersonCall.request>, 'person' | 'shifts' | 'arrivedAt'>;

/**
 * What somebody agreed to at the door, for each contact that they typed. Implied and no more: nobody has proved yet that the
 * number or the address is theirs.
 */
function agreed(
  { person, shifts, arrivedAt }: Signed,
  words: string,
  { now, member }: Pick<Context, 'now' | 'member'>,
): NewContactEvent[] {
  if (!('name' in person)) return [];
  const [first] = shifts;
  const line = {
    ...({ what: 'consent', source: 'in_person', grade: 'implied', words, by: member.uid } as const),
    at: Math.min(arrivedAt ?? now(), now()),
  };
  const { email, phone } = person;
  return [
    ...(email === null
      ? []
      : [
          {
            ...line,
            id: `${first?.id}-email`,
            kind: 'email' as const,
            value: email,
            channel: 'email' as const,
          },
        ]),
    ...(phone === null
      ? []
      : [
          {
            ...line,
            id: `${first?.id}-phone`,
            kind: 'phone' as const,
            value: phone,
            channel: 'text' as const,
          },
        ]),
  ];
}

/** Signs somebody up by hand, or checks in somebody who walked in. Two reads more than a form's sign-up. */
export const signUpPerson = command(
  signUpPersonCall,
  async ({ event: id, consent = null, ...signed }, context, store) => {
    const { member } = context;
    const event = await requireEvent(context.read, id);
    const profile = await requireRoster(store, member, event);
    // The roster shows contacts: a host who may not see somebody's card must not get at it by its id.
    if ('id' in signed.person && !hasCapability(profile, 'people.read'))
      throw new RefusedError('request.notAllowed');
    const source: RsvpSource = signed.arrivedAt === null ? 'staff' : 'walk_in';
    const language = 'name' in signed.person ? signed.person.language : null;
    const more = { source, language, source_code: null, consents: [] };
    if (consent !== null && !hasCapability(profile, 'people.write'))
      throw new RefusedError('request.notAllowed');
    const evidence = await prepareContactEvents(
      store,
      context,
      consent === null ? [] : agreed(signed, consent, context),
    );
    const answer = await signUp(store, event, { ...context, by: member.uid }, { ...signed, ...more });
    evidence.write();
    return answer;
  },
  {
    key: ({ person }) =>
      `sign up ${'id' in person ? person.id : (person.phone ?? person.email ?? person.newId)}`,
  },
);
