import { hasCapability } from '../../access.ts';
import { signUpPersonCall } from '../../api/rsvps-api.ts';
import type { RsvpSource } from '../../domain/events/rsvp-choices.ts';
import { RefusedError } from '../../refusals.ts';
import { command } from '../use-case.ts';
import { requireEvent } from './places.ts';
import { requireRoster } from './require-roster.ts';
import { signUp } from './sign-up.ts';

/** Signs somebody up by hand, or checks in somebody who walked in. Two reads more than a form's sign-up. */
export const signUpPerson = command(
  signUpPersonCall,
  async ({ event: id, ...signed }, context, store) => {
    const { member } = context;
    const event = await requireEvent(context.read, id);
    const profile = await requireRoster(store, member, event);
    // The roster shows contacts: a host who may not see somebody's card must not get at it by its id.
    if ('id' in signed.person && !hasCapability(profile, 'people.read'))
      throw new RefusedError('request.notAllowed');
    const source: RsvpSource = signed.arrivedAt === null ? 'staff' : 'walk_in';
    const language = 'name' in signed.person ? signed.person.language : null;
    const more = { source, language, source_code: null, consents: [] };
    return signUp(store, event, { ...context, by: member.uid }, { ...signed, ...more });
  },
  {
    key: ({ person }) =>
      `sign up ${'id' in person ? person.id : (person.phone ?? person.email ?? person.newId)}`,
  },
);
