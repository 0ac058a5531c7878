import type { Grant } from '../../access.ts';

type Holder = { grants: Grant[] };

export const hasSameGrants = ({ grants: before }: Holder, after: readonly Grant[]): boolean =>
  before.length === after.length && before.every((grant) => after.includes(grant));

/** What changes of a profile; nothing where the grants stay, which most members never have. */
export const changedGrants = (before: Holder, grants: Grant[]): { grants?: Grant[] } =>
  hasSameGrants(before, grants) ? {} : { grants };

/** What a line of the audit says of it; nothing where the grants stay. */
export const auditedGrants = (
  before: Holder,
  grants: Grant[],
): { grants?: Grant[]; previous_grants?: Grant[] } =>
  hasSameGrants(before, grants) ? {} : { grants, previous_grants: before.grants };
