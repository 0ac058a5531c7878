import { signUpPersonCall } from '../../api/rsvps-api.ts';
import type { RsvpSource } from '../../domain/events/rsvp-choices.ts';
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
    await requireRoster(store, member, event);
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
