import type { VendorFile } from './vendor-file.ts';

const subject = {
  first_name: ['First Name'],
  last_name: ['Last Name'],
  email: ['Email', 'Email Address', 'Primary Email'],
  phone: ['Phone', 'Phone Number', 'Primary Phone', 'Mobile Phone', 'Home Phone'],
  employer: ['Employer'],
  occupation: ['Occupation'],
} as const;
const isNumero = ['Contact Type'];

/**
 * Contacts, contributions and interactions of Numero.
 *
 * Sources, read 2026-11-26. Public documentation (help.numero.ai 5, 135 and 182): `Contact Type` with the word organization, whose
 * name stands in `First Name`; `Payment Method` as Check, Cash, NGP, Card, Wire, Merch or In-Kind; `Interaction Type` and `Date
 * Contacted` as MM/DD/YYYY; `Date` and `Amount` of a contribution. Assumptions: that an export has the headers of its import's
 * templates, and those of opt-outs.
 */
export const numeroFiles: readonly VendorFile[] = [
  {
    vendor: 'Numero',
    holds: 'donations',
    kind: 'donations',
    signs: [isNumero, ['Payment Method'], ['Amount'], ['Date', 'Contribution Date']],
    columns: {
      ...subject,
      amount: ['Amount'],
      date: ['Date', 'Contribution Date'],
      external_id: ['Contribution ID', 'Transaction ID'],
      note: ['Notes', 'Note'],
      recurrence: ['Recurring', 'Is Recurring'],
      refund: ['Refunded', 'Refund Date'],
    },
  },
  {
    vendor: 'Numero',
    holds: 'contacts',
    kind: 'people',
    signs: [isNumero, ['Interaction Type']],
    columns: { ...subject, kind: ['Contact Type'] },
  },
  {
    vendor: 'Numero',
    holds: 'people',
    kind: 'people',
    signs: [
      isNumero,
      ['First Name'],
      ['Contact ID', 'Giving Capacity', 'Suggested Ask', 'Call Time List', 'Lists'],
    ],
    columns: {
      ...subject,
      kind: ['Contact Type'],
      tags: ['Tags', 'Lists'],
      email_opt_out: ['Do Not Email', 'Email Opt Out', 'Unsubscribed'],
      text_opt_out: ['Do Not Text', 'Text Opt Out'],
      call_opt_out: ['Do Not Call'],
      mail_opt_out: ['Do Not Mail'],
      contact_opt_out: ['Do Not Contact'],
      deceased: ['Deceased'],
    },
  },
];
