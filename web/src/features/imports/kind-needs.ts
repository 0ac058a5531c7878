import type { Capability } from '#shared/access.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';

/** What a member must be allowed to do. A gift may bring a donor that is not there yet. */
export const needs: Record<ImportKind, readonly Capability[]> = {
  donors: ['donors.write'],
  donations: ['donations.write', 'donors.write'],
  volunteers: ['volunteers.write'],
};

/** Where what was imported is listed. */
export const listPath: Record<ImportKind, `/${string}`> = {
  donors: '/fundraising',
  donations: '/fundraising/donations',
  volunteers: '/volunteers',
};
