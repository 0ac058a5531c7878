import type { ImportKind } from '#shared/domain/import/import-kinds.ts';

/** Where what was imported is listed. */
export const listPath: Record<ImportKind, `/${string}`> = {
  people: '/people',
  donors: '/fundraising',
  donations: '/fundraising/donations',
  volunteers: '/volunteers',
  pledges: '/fundraising/pledges',
};
