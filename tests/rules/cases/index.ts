import { isFull } from '../../full.ts';
import { attacks } from '../attacks/index.ts';
import { permissionCases } from './permissions.ts';
import { protectedFieldCases } from './protected-fields.ts';
import type { Case } from './rules-case.ts';
import { validationCases } from './validation.ts';

/** Every request to the rules, by what it tries. */
export const allCases = {
  permissions: permissionCases,
  validation: validationCases,
  'protected fields': protectedFieldCases,
  attacks,
} satisfies Record<string, readonly Case[]>;

/** The cases of this run: all of them, or those that `npm test` sends (decision 39). */
export const casesOfRun = Object.entries(allCases).map(
  ([kind, cases]) => [kind, cases.filter((one) => isFull || !one.onlyInFullRun)] as const,
);
