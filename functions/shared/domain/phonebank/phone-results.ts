import { contacts, type Result } from '../voters/contact-results.ts';
import type { BlockedReason } from './list.ts';

/** What can become of a call. `not_home` also stands for "not available"; `hostile` for who threatened the caller. */
export const phoneResults = [
  'canvassed',
  'not_home',
  'left_message',
  'busy',
  'call_back',
  'wrong_number',
  'disconnected',
  'refused',
  'language_barrier',
  'moved',
  'deceased',
  'do_not_call',
  'hostile',
] as const satisfies readonly Result[];
export type PhoneResult = (typeof phoneResults)[number];

export const isContact = (outcome: Result): boolean => contacts.includes(outcome);

/** Results after which nobody of this list is called again. Deceased and moved close it here at once; elsewhere it takes two to say so. */
export const endedBy: Partial<Record<PhoneResult, BlockedReason>> = {
  wrong_number: 'bad_number',
  disconnected: 'bad_number',
  refused: 'refused',
  language_barrier: 'language',
  moved: 'moved',
  deceased: 'deceased',
  do_not_call: 'opted_out',
  hostile: 'opted_out',
};
