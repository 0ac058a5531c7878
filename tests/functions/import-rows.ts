import type { DonationRow, DonorRow, VolunteerRow } from '#shared/api/imports-api.ts';

/** Rows as the web app sends them, with what a test says of them. */
export const donorRow = (fields: Partial<DonorRow> = {}): DonorRow => ({
  row: 2,
  flags: [],
  extra: null,
  name: 'Ana López',
  email: null,
  phone: null,
  capacity: null,
  ...fields,
});

export const volunteerRow = (fields: Partial<VolunteerRow> = {}): VolunteerRow => ({
  row: 2,
  flags: [],
  extra: null,
  name: 'Ana López',
  email: null,
  phone: null,
  skills: [],
  totalHours: null,
  lastActiveDate: null,
  alias: null,
  on_leaderboard: null,
  ...fields,
});

export const donationRow = (fields: Partial<DonationRow> = {}): DonationRow => ({
  row: 2,
  flags: [],
  extra: null,
  name: 'Ana López',
  email: null,
  phone: null,
  amount: 2_500,
  date: '2026-03-09',
  status: 'completed',
  type: 'one_time',
  note: null,
  external_id: null,
  occurrence: 1,
  ...fields,
});
