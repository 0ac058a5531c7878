import type { VendorFile } from './vendor-file.ts';

/** Columns of a gift, beside its number. */
const gift: VendorFile['columns'] = {
  name: ['signup_full_name'],
  prefix: ['signup_prefix'],
  first_name: ['signup_first_name'],
  middle_name: ['signup_middle_name'],
  last_name: ['signup_last_name'],
  suffix: ['signup_suffix'],
  email: ['signup_email', 'signup_email1', 'email', 'email1'],
  phone: ['signup_phone_number', 'signup_phone', 'signup_mobile_number', 'signup_mobile'],
  amount: ['amount'],
  amount_cents: ['amount_in_cents'],
  date: ['succeeded_at'],
  // A gift that failed or is not through yet has never succeeded, and is dated by when it was made.
  other_date: ['created_at'],
  failure: ['failed_at'],
  cancellation: ['canceled_at'],
  recurrence: ['recurring_donation_status', 'recurring_donation_id'],
  note: ['note'],
  employer: ['signup_employer'],
  occupation: ['signup_occupation'],
};

/** Where the card of a gift is billed, and where its donor lives. */
const addresses: VendorFile['addresses'] = ['billing', 'signup_primary'].map((place) => ({
  street: [`${place}_address1`],
  unit: [`${place}_address2`],
  city: [`${place}_city`],
  state: [`${place}_state`],
  zip: [`${place}_zip`],
}));

/**
 * NationBuilder's exports of people and of financial transactions.
 *
 * Sources, read 2026-11-26. Public documentation: the fields of imports and exports (nationbuilder.com/supporter_data),
 * donations (nationbuilder.com/how_do_i_import_donor_history), and their dates (nationbuilder.com/transaction_dates). Headers of
 * real exports: the loaders VNP Field Team Database (`nation_builder_tbl`) and egnor/rcv (`nb_to_ea`), which also shows that
 * an apostrophe stands before what Excel would change. An assumption: the names of a donor's address, number and street in
 * the transactions (`signup_email` and those after it), which neither loader reads.
 */
export const nationBuilderFiles: readonly VendorFile[] = [
  {
    vendor: 'NationBuilder',
    holds: 'donations',
    kind: 'donations',
    // Beside the number of the gift, `nationbuilder_id` is the donor's.
    signs: [['nationbuilder_donation_id'], ['amount', 'amount_in_cents']],
    columns: { ...gift, external_id: ['nationbuilder_donation_id'] },
    addresses,
  },
  {
    vendor: 'NationBuilder',
    holds: 'donations',
    kind: 'donations',
    signs: [['signup_nationbuilder_id'], ['amount', 'amount_in_cents']],
    columns: { ...gift, external_id: ['nationbuilder_id'] },
    addresses,
  },
  {
    vendor: 'NationBuilder',
    holds: 'people',
    kind: 'people',
    signs: [['nationbuilder_id'], ['email_opt_in', 'email1', 'signup_type', 'tag_list', 'support_level']],
    columns: {
      name: ['full_name'],
      kind: ['signup_type'],
      email: ['email', 'email1', 'email2', 'email3', 'email4'],
      phone: ['phone_number', 'mobile_number', 'work_phone_number'],
      // The profile's own address; the others are where it came from.
      street: ['primary_address1'],
      unit: ['primary_address2'],
      city: ['primary_city'],
      state: ['primary_state'],
      zip: ['primary_zip'],
      tags: ['tag_list'],
      assigned_to: ['point_person_name_or_email'],
      email_opt_in: ['email_opt_in'],
      email_opt_out: ['unsubscribed_at'],
      text_opt_in: ['mobile_opt_in'],
      call_opt_out: ['do_not_call', 'federal_donotcall'],
      contact_opt_out: ['do_not_contact'],
      deceased: ['is_deceased'],
      email_bad: ['email1_is_bad', 'email2_is_bad', 'email3_is_bad', 'email4_is_bad'],
      phone_bad: ['is_mobile_bad'],
    },
  },
];
