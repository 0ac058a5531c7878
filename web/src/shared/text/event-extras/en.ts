import { registerTexts } from '../registry.ts';

export const eventExtras = {
  picture: {
    title: 'Picture',
    none: 'No picture yet. The public page and shared links show it.',
    add: 'Add picture',
    change: 'Change picture',
    remove: 'Remove picture',
    choose: 'Choose a file',
    alt: 'What the picture shows',
    altHint: 'For people who can’t see it, such as “Volunteers at the library”.',
    altMissing: 'Say what the picture shows.',
    missing: 'Choose a picture first.',
    unreadable: 'This file isn’t a picture that can be read. Choose a JPEG, PNG, or WebP file.',
    preview: 'Preview',
    removed: 'Picture removed',
    shrunk: 'It is made small on this device: {{size}} kB.',
  },
  notice: {
    title: 'People who signed up',
    tells: 'Tell them if the time or the place changes',
    hint: 'By email, once each. Off: they hear nothing of this change.',
    note: 'A word to them',
  },
  template: {
    save: 'Save as template…',
    saveTitle: 'Save as template',
    name: 'Name of the template',
    nameMissing: 'Enter a name.',
    hint: 'Without hosts, picture, and an address that only staff see. Anyone who adds events can start with it.',
    saved: 'Template saved',
    start: 'Start with',
    empty: 'An empty form',
    remove: 'Remove template {{name}}',
    removed: 'Template removed',
  },
  series: {
    signedUps: 'Dates with sign-ups',
    keep: 'Keep their day',
    move: 'Move, and tell people',
    hint: 'If it repeats differently, later dates move to the new days. Dates that have none left are cancelled, unless people signed up for them.',
  },
  questions: {
    title: 'Questions on the sign-up form',
    hint: 'Up to {{count, number}}, beside name, email, phone and zip code. Hosts and staff see the answers.',
    fact: 'Form asks',
    add: 'Add question',
    remove: 'Remove question {{number}}',
    number: 'Question {{number}}',
    text: 'Question',
    kind: 'Kind of answer',
    kinds: { text: 'Text', choice: 'One of several choices', yes_no: 'Yes or no' },
    choices: 'Choices',
    choicesHint: 'One on each line',
    required: 'An answer is required',
    noText: 'Enter each question, or remove it.',
    fewChoices: 'A question with choices needs two or more.',
    manyChoices: 'A question has up to {{count, number}} choices.',
  },
} as const;

/** Loaded with its screens. */
registerTexts({ eventExtras }, () => import('./es.ts'));
