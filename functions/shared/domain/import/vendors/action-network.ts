import type { VendorFile } from './vendor-file.ts';

const signs = [
  [
    ...['can2_user_tags', 'can2_subscription_status', 'can2_sms_status', 'can2_phone', 'can2_user_city'],
    ...['can2_user_address', 'can2_state_abbreviated', 'can2_subscription_date', 'can2_lifetime_value'],
  ],
];
const subject = {
  email: ['email'],
  first_name: ['first_name'],
  last_name: ['last_name'],
  phone: ['can2_phone', 'Phone Number', 'Phone', 'Mobile Number'],
  street: ['can2_user_address'],
  city: ['can2_user_city'],
  state: ['can2_state_abbreviated', 'can2_user_state'],
  zip: ['zip_code'],
} as const;

/**
 * Reports of Action Network. A report has the columns that its member chose; those of the system begin with `can2_`.
 *
 * Sources, read 2026-11-26. Headers of real reports: public loaders (SURJ Bay Area's sync with EveryAction, a library's
 * volunteer import, `uuid` to `can2_sms_status`), of which one shows that tags are separated by a comma and that `subscribed` is
 * the word of a subscription. Public documentation of the other words (help.actionnetwork.org, "Viewing an activist's
 * record"): subscribed, unsubscribed, bouncing, spam complaint. An assumption: the headers of donations beside `Donation Amount`.
 */
export const actionNetworkFiles: readonly VendorFile[] = [
  {
    vendor: 'Action Network',
    holds: 'donations',
    kind: 'donations',
    signs: [...signs, ['Donation Amount']],
    columns: {
      ...subject,
      amount: ['Donation Amount'],
      date: ['Donation Date', 'Donated On', 'Date'],
      recurrence: ['Donation Recurring', 'Recurring', 'Recurring Frequency'],
      external_id: ['Donation ID'],
      currency: ['Donation Currency', 'Currency'],
      employer: ['Employer'],
      occupation: ['Occupation'],
    },
  },
  {
    vendor: 'Action Network',
    holds: 'people',
    kind: 'people',
    signs,
    columns: {
      ...subject,
      tags: ['can2_user_tags'],
      source: ['source', 'source_code', 'can2_source_codes'],
      language: ['language', 'can2_user_language'],
      email_status: ['can2_subscription_status'],
      text_opt_in: ['can2_sms_status'],
    },
  },
];
