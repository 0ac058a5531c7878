import type { VendorFile } from './vendor-file.ts';

/** City, state and code are those of whichever street a row has. */
const addresses: VendorFile['addresses'] = [
  { street: ['Address Line 1', 'Street Address'], unit: ['Address Line 2'] },
  { street: ['Mailing Address Line 1'], unit: ['Mailing Address Line 2'] },
];

/**
 * Exports of NGP, whose contacts and contributions are those of EveryAction.
 *
 * Sources, read 2026-11-26. Headers in use: egnor/rcv (`nb_to_ea`, the columns and the values of `Email Subscription Status` and
 * `SMS Opt-In Status`), a public configuration of contribution exports (`VANID`, `Contribution ID`, `Date Received`, `Amount`,
 * `Designation`, `ActBlue ID`), and, for names, Action Network's and NationBuilder's own guides. A member of NGP chooses the
 * columns of an export, so that no list is complete. Assumptions: the headers of preferred addresses and of the contribution's
 * status, recurrence and refund.
 */
export const ngpFiles: readonly VendorFile[] = [
  {
    vendor: 'NGP',
    holds: 'donations',
    kind: 'donations',
    signs: [
      ['VANID', 'Contact VANID', 'Contribution ID', 'NGP ID'],
      ['Date Received', 'Contribution Date', 'Received Date'],
      ['Amount', 'Contribution Amount'],
    ],
    columns: {
      external_id: ['Contribution ID'],
      name: ['Contact Name', 'Contributor Name', 'Contributor', 'Full Name', 'Name'],
      first_name: ['First Name'],
      last_name: ['Last Name'],
      email: ['Preferred Email', 'Email Address', 'Email'],
      phone: ['Preferred Phone', 'Phone', 'Cell Phone', 'Home Phone'],
      amount: ['Amount', 'Contribution Amount'],
      date: ['Date Received', 'Contribution Date', 'Received Date'],
      status: ['Contribution Status', 'Payment Status', 'Status'],
      recurrence: ['Recurring Commitment ID', 'Recurring Commitment', 'Is Recurring', 'Recurring'],
      refund: ['Refund Date', 'Date Refunded'],
      note: ['Contribution Notes', 'Internal Note', 'Notes', 'Note'],
      state: ['State/Province', 'State'],
      zip: ['Zip/Postal', 'Zip/Postal Code', 'Zip'],
      employer: ['Employer Name', 'Employer'],
      occupation: ['Occupation Name', 'Occupation'],
    },
    addresses,
  },
  {
    vendor: 'NGP',
    holds: 'people',
    kind: 'people',
    signs: [
      ['VANID', 'Contact VANID', 'NGP ID'],
      [
        ...['Last Name', 'Contact Name', 'Email Subscription Status', 'SMS Opt-In Status'],
        ...['Preferred Email', 'Activist Code', 'Activist Codes', 'Origin Source Code'],
      ],
    ],
    columns: {
      name: ['Contact Name', 'Full Name', 'Name'],
      kind: ['Contact Type', 'Record Type'],
      email: ['Preferred Email', 'Email Address', 'Email', 'Work Email', 'Other Email'],
      phone: ['Preferred Phone', 'Phone', 'Cell Phone', 'Mobile Phone', 'Home Phone', 'Work Phone'],
      state: ['State/Province', 'State'],
      zip: ['Zip/Postal', 'Zip/Postal Code', 'Zip'],
      employer: ['Employer Name', 'Employer'],
      occupation: ['Occupation Name', 'Occupation'],
      tags: ['Activist Code', 'Activist Codes'],
      source: ['Origin Source Code', 'Source Code'],
      email_status: ['Email Subscription Status'],
      email_opt_out: ['Do Not Email'],
      text_opt_in: ['SMS Opt-In Status'],
      text_opt_out: ['Do Not Text'],
      call_opt_out: ['Do Not Call'],
      mail_opt_out: ['Do Not Mail'],
      contact_opt_out: ['Do Not Contact'],
      deceased: ['Deceased', 'Is Deceased'],
    },
    addresses,
  },
];
