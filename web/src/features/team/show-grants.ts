import type { Grant } from '#shared/access.ts';
import { t } from '../../shared/text/index.ts';

/** Grants in words, as a list inside a sentence. */
export const showGrants = (grants: readonly Grant[]): string =>
  grants.map((grant) => t(`team.grants.${grant}.name`)).join(', ');
