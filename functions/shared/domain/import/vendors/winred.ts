import type { VendorFile } from './vendor-file.ts';

/**
 * Transactions of WinRed.
 *
 * Sources, read 2026-11: the first part of its public sheet of fields, `address` to `code` by the alphabet, with an example
 * and the meaning of each. There `charge_revv_uid` links a conduited part to its whole charge, so it names no gift that a
 * refund is of; `charge_type` is the kind of page, so it says neither that a gift recurs nor that it went back; a dispute's
 * status is on the charge's own row. Titles of a payout's file are those of its help pages and of CMDI's guide for them (“Gross
 * Amount”, “Source Code”, “id”, refunds and chargebacks below zero). Assumptions: the headers behind `code` by the alphabet.
 */
export const winRedFiles: readonly VendorFile[] = [
  {
    vendor: 'WinRed',
    holds: 'donations',
    kind: 'donations',
    signs: [
      ['charge_revv_uid', 'revv_uid'],
      ['amount', 'charge_amount', 'gross_amount'],
      ['charge_type', 'application_fee', 'chargeback_status', 'arrival_date'],
    ],
    columns: {
      first_name: ['first_name'],
      last_name: ['last_name'],
      email: ['email'],
      phone: ['phone', 'phone_number'],
      street: ['address'],
      unit: ['address_2'],
      city: ['city'],
      state: ['state'],
      zip: ['zip', 'zip_code', 'postal_code'],
      employer: ['employer'],
      occupation: ['occupation'],
      // Not `charge_amount`: of a conduited part that is the whole donation, other committees' parts among it.
      amount: ['amount', 'gross_amount'],
      // The second is called an alias of the first.
      returned: ['amount_refunded', 'amount_reversed'],
      date: ['created_at', 'transaction_date', 'date'],
      refund: ['refunded_at', 'refund_date'],
      status: ['status'],
      chargeback: ['chargeback_status'],
      external_id: ['revv_uid', 'transaction_id', 'id'],
      refund_of: ['refund_of', 'original_revv_uid'],
      fee: ['application_fee'],
      transferred_on: ['arrival_date'],
      recipient: ['committee_name', 'committee'],
      recipient_gov_id: ['code'],
      source_code: ['source_code', 'utm_campaign'],
    },
  },
];
