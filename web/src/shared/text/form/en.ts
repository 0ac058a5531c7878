import { registerTexts } from '../registry.ts';

export const form = {
  name: {
    missing: 'Enter a name.',
    letters: 'Enter a name with at least one letter.',
  },
  email: 'Enter an address like name@example.org, or leave it empty.',
  phone: 'Enter a number with its area code, like (555) 010-1234, or leave it empty.',
  tooLong: 'Keep it to {{count}} characters.',
  invalid: 'This cannot be stored. Write it another way.',
  money: {
    missing: 'Enter an amount.',
    unclear: 'Enter an amount in dollars, like 250 or 1,250.50.',
    positive: 'Enter an amount above zero. To take a gift back, set its status to refunded.',
    large: 'Enter at most {{max}}.',
  },
  birthYear: 'Enter a year from {{min}} to {{max}}.',
  day: {
    missing: 'Choose a date.',
    year: 'Check the year of this date.',
    range: 'Choose a date between January 1, 1990 and a year from today.',
    future: 'A completed gift cannot be in the future. Check the date, or set the status to pending.',
  },
  hours: {
    unclear: 'Enter hours like 12, 12.5 or 12:30.',
    quarters: 'Round to a quarter of an hour, like 2.25 or 2:15.',
    large: 'Enter at most {{max}} hours.',
  },
  skills: {
    long: 'Keep each skill to {{count}} characters.',
    many: 'Keep it to {{count}} skills.',
    add: 'Type a skill and press Enter',
  },
  existing: '{{name}} was here already',
  existingHint: 'We added what was new to that record.',
  addedTo: 'Added to {{name}}, who already exists',
  addedToHint: 'Your new details for {{name}} were added. Nothing was replaced.',
  isHere: '{{name}} is already in your people. Saving adds any new details to that record.',
  unassigned: '{{name}} is assigned to nobody',
  unassignedHint: 'The member you chose has left or was suspended. Everything else was saved.',
  similar: '{{name}} may be the same person',
  similarHint: 'Compare the two records under People.',
  asFacet: '{{name}} is already in your people. Saving adds to that record.',
  emailTaken: 'This address is also {{name}}’s.',
  emailTakenOpen: 'Open their record',
  leave: {
    title: 'Leave without saving?',
    hint: 'What you typed on this screen is not saved yet.',
    discard: 'Discard changes',
    stay: 'Keep editing',
  },
} as const;

/** Loaded with forms. */
registerTexts({ form }, () => import('./es.ts'));
