import type { VendorFile } from './vendor-file.ts';

/**
 * Transactions of WinRed.
 *
 * Sources, read 2026-11: the first part of its public sheet of fields (`address`, `amount`, `amount_refunded`, `application_fee`,
 * `arrival_date`, `charge_revv_uid`, `charge_type`, `chargeback_status`, `city`, `code`). Assumptions: the headers behind `code`,
 * and that `charge_revv_uid` is the number of the charge that a refund is of.
 */
export const winRedFiles: readonly VendorFile[] = [
  {
    vendor: 'WinRed',
    holds: 'donations',
    kind: 'donations',
    signs: [
      ['charge_revv_uid', 'revv_uid'],
      ['amount', 'charge_amount'],
      ['charge_type', 'application_fee'],
    ],
    columns: {
      first_name: ['first_name'],
      last_name: ['last_name'],
      email: ['email'],
      phone: ['phone', 'phone_number'],
      amount: ['amount', 'charge_amount'],
      returned: ['amount_refunded'],
      date: ['created_at', 'transaction_date', 'date'],
      refund: ['refunded_at', 'refund_date'],
      type: ['charge_type'],
      chargeback: ['chargeback_status'],
      external_id: ['revv_uid', 'transaction_id', 'id'],
      refund_of: ['charge_revv_uid'],
      fee: ['application_fee'],
      transferred_on: ['arrival_date'],
      recipient: ['committee_name', 'committee'],
      recipient_gov_id: ['code'],
      source_code: ['source_code', 'utm_campaign'],
    },
  },
];
