import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import type { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { Editable } from '#shared/collections/define.ts';
import type { Entry, Operation } from '../../../shared/data/journal/index.ts';
import type { Value } from '../../../shared/profile/field-values.ts';
import type { Left } from './field-state.ts';

export const table = 'candidate_profiles';

function only(name: ProfileFieldName, value: Value): Editable<typeof candidateProfiles>;
function only(name: string, value: Value): Record<string, Value> {
  return { [name]: value };
}

/** The change of one field, by what the person saw in it. */
export const operationOf = (
  organization: string,
  name: ProfileFieldName,
  value: Value,
  base: Value,
): Operation => ({
  operation: 'update',
  table,
  id: organization,
  data: only(name, value),
  base: only(name, base),
});

const storedIn = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The field that an entry of the journal changes, as this form writes them; null for every other entry. */
export function leftIn(entry: Entry, organization: string): { name: ProfileFieldName; left: Left } | null {
  const { operation, state } = entry;
  if (operation.operation !== 'update' || operation.table !== table || operation.id !== organization)
    return null;
  const { data, base } = operation;
  const name = profileFieldNames.find((field) => field in data);
  if (!name || !base || !(name in base) || Object.keys(data).length > 1) return null;
  const trouble = state.is === 'failed' ? { code: state.code, why: state.why } : null;
  return {
    name,
    left: { entry: entry.id, value: storedIn(data[name]), base: storedIn(base[name]), trouble },
  };
}
