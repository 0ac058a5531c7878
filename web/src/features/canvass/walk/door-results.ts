import { attachesTo, type Result, resultsFor } from '#shared/domain/voters/contact-results.ts';

const { short, more } = resultsFor('door');
const ofPerson = (result: Result): boolean => attachesTo[result] === 'person';

/** What one tap says of a person at a door; that somebody spoke is said by the conversation. */
export const atDoor: readonly Result[] = short.filter((one) => ofPerson(one) && one !== 'canvassed');
/** What is seldom. That a door is not safe is said of the door. */
export const moreAtDoor: readonly Result[] = [
  'canvassed',
  ...more.filter((one) => ofPerson(one) && one !== 'hostile'),
];
