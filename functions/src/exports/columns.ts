import type { DocumentData } from 'firebase-admin/firestore';
import type { ImportKind } from '#shared/rules/import/fields.ts';

/** A column: a header that the import knows again, and its cell. */
export type Column = readonly [header: string, cell: (record: DocumentData) => unknown];

/** Cents as `1250.50`, without rounding. */
export const dollars = (cents: unknown): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const contact: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
];

/** A donation's contact is its donor's, so that the import finds the same donor. */
export const columns: Record<ImportKind, readonly Column[]> = {
  donors: [
    ...contact,
    ['Capacity', ({ capacity }) => capacity],
    ['Total donated', ({ totalDonated }) => dollars(totalDonated)],
    ['Donation count', ({ donationCount }) => donationCount],
    ['Last donation', ({ lastDonationDate }) => lastDonationDate],
  ],
  donations: [
    ...contact,
    ['Amount', ({ amount }) => dollars(amount)],
    ['Date', ({ date }) => date],
    ['Status', ({ status }) => status],
    ['Type', ({ type }) => type],
    ['Note', ({ note }) => note],
    ['External ID', ({ number }) => number],
  ],
  volunteers: [
    ...contact,
    ['Skills', ({ skills }) => (Array.isArray(skills) ? skills.join('; ') : '')],
    ['Total hours', ({ totalHours }) => totalHours],
    ['Last active date', ({ lastActiveDate }) => lastActiveDate],
  ],
};
