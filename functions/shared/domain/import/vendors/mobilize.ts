import type { VendorFile } from './vendor-file.ts';

/**
 * Event sign-ups and opt-ins of Mobilize. Each row is one sign-up; rows of one person come to one person, and the kind of each
 * event stays as a tag.
 *
 * Sources, read 2026-11-26. Public documentation of the data export (mobilizeamerica/api, the views `participations`, `sms_opt_ins`
 * and `affiliations`), with `REGISTERED`, `CONFIRMED` and `CANCELLED`, and `OPT_IN`, `OPT_OUT` and `UNSPECIFIED`. That a dashboard
 * downloads sign-ups as CSV: help.mobilize.us 3105864. An assumption: the headers of that download, which is not documented.
 */
export const mobilizeFiles: readonly VendorFile[] = [
  {
    vendor: 'Mobilize',
    holds: 'signups',
    kind: 'people',
    // One header alone may stand in any organizer's own list.
    signs: [
      [
        ...['email_at_signup', 'user__email_address', 'user__phone_number', 'Signup email'],
        ...['Attendee email', 'Signup phone', 'Attendee phone'],
      ],
      [
        ...['given_name_at_signup', 'user__given_name', 'Attendee first name', 'Attendee last name'],
        ...['event_type_name', 'Event type', 'event_title', 'Event title', 'event_id', 'timeslot_id'],
        ...['sms_opt_in_status', 'SMS opt-in status'],
      ],
    ],
    columns: {
      first_name: ['user__given_name', 'given_name_at_signup', 'First name', 'Attendee first name'],
      last_name: ['user__family_name', 'family_name_at_signup', 'Last name', 'Attendee last name'],
      email: ['user__email_address', 'email_at_signup', 'Signup email', 'Attendee email'],
      phone: ['user__phone_number', 'phone_number_at_signup', 'Signup phone', 'Attendee phone'],
      zip: ['user__postal_code', 'postal_code_at_signup', 'Attendee ZIP'],
      city: ['user__locality'],
      state: ['user__region'],
      tags: ['event_type_name', 'Event type', 'event_title', 'Event title', 'Event name'],
      source: ['referrer__utm_source', 'utm_source'],
      text_opt_in: ['sms_opt_in_status', 'SMS opt-in status'],
    },
  },
];
