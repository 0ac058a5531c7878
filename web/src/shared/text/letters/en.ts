import { registerTexts } from '../registry.ts';

/** Templates of letters, and letters as they are printed. */
export const letters = {
  title: 'Letter templates',
  hint: 'Letters to donors, on your letterhead. Words in braces are filled in for each donor.',
  back: 'Letter templates',
  add: 'Add a letter',
  new: 'New letter',
  edit: 'Edit letter',
  copy: 'Copy',
  copyOf: '{{name}} (copy)',
  remove: 'Delete',
  actions: 'Actions for {{name}}',
  about: '{{kind}} · {{language}} · signed by {{signer}}',
  full: 'There is room for {{count}} letters. Delete one to add another.',
  empty: {
    title: 'No letters yet',
    hint: 'Begin with thank-you letters and requests for information in English and Spanish, and make them yours.',
    reader: 'Nobody has written a letter yet.',
    add: 'Add sample letters',
  },
  form: {
    bodyHint:
      'Leave an empty line between paragraphs. {first_name|friend} is the first name, or “friend” without one.',
    insert: 'Insert a field',
    name: 'Give the letter a name.',
    body: 'Write the letter.',
    signer: 'Say who signs.',
    unknown: 'There is no field “{{field}}”. Choose one from “Insert a field”.',
    brace: 'A brace stands alone: write fields as {first_name}.',
    preview: 'Preview',
    previewHint: 'With an invented donor.',
    pdf: 'Open as PDF',
    missing: 'This letter is no longer there.',
  },
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    name: 'Whole name',
    salutation: 'How the letter greets',
    city: 'City',
    employer: 'Employer',
    occupation: 'Occupation',
    amount: 'Amount of the gift',
    gift_date: 'Day of the gift',
    election: 'Election of the gift',
    missing: 'What is missing',
    law: 'What the law says about it',
    answer_by: 'Last day to answer',
    giving_page: 'Donation page',
    excess_amount: 'Amount above the limit',
    from_election: 'Election that it was for',
    to_election: 'Election that it is for now',
    other_name: 'The other donor',
    campaign: 'Campaign',
    candidate: 'Candidate',
    signer: 'Who signs',
    today: 'Day of the letter',
  },
  sample: {
    employer: 'Harbor Bakery',
    occupation: 'Baker',
    missing: 'employer and occupation',
    from_election: 'primary election 2028',
    to_election: 'general election 2028',
  },
  print: {
    failed: 'The letters could not be printed',
  },
} as const;

/** Loaded with the screens of letters. */
registerTexts({ letters }, () => import('./es.ts'));
