import '../../../shared/text/form/en.ts';
import * as z from 'zod/mini';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { isFilled, type ProfileValues } from '#shared/domain/completeness.ts';
import { read, type Value } from '../../../shared/profile/field-values.ts';
import { t } from '../../../shared/text/index.ts';

/** Fields of the profile; what is not there says nothing. */
export type Values = { [Name in ProfileFieldName]?: Value };

/** A profile without its empty fields. */
export function filledOf(profile: ProfileValues): Values {
  const values: Values = {};
  for (const name of profileFieldNames) {
    const value = profile[name];
    if ((typeof value === 'string' || typeof value === 'number') && isFilled(value)) values[name] = value;
  }
  return values;
}

const kind = 'hustings-candidate-profile';
/** Bytes of a file that is read at most: many times those of a profile with every field at its longest. */
export const fileMax = 5_000_000;

/** The fields as a file that `readFile` takes back. */
export const fileOf = (values: Values, now: Date): string =>
  `${JSON.stringify({ kind, version: 1, saved_at: now.toISOString(), fields: values }, null, 2)}\n`;

export type Unfit = { name: ProfileFieldName; why: string };
export type ReadFile =
  | { is: 'not json' }
  | { is: 'something else' }
  /** `unfit`: fields that cannot be stored as they are; `unknown`: how many parts the profile does not have. */
  | { is: 'profile'; values: Values; unfit: Unfit[]; unknown: number };

const fields = z.record(z.string(), z.unknown());
const wrapped = z.looseObject({ kind: z.literal(kind), fields });

/** Reads a file of `fileOf`, or the fields alone. */
export function readFile(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { is: 'not json' };
  }
  const file = wrapped.safeParse(json);
  const bare = fields.safeParse(file.success ? file.data.fields : json);
  if (!bare.success) return { is: 'something else' };
  const known = profileFieldNames.filter((name) => Object.hasOwn(bare.data, name));
  if (known.length === 0 && !file.success) return { is: 'something else' };
  const values: Values = {};
  const unfit: Unfit[] = [];
  for (const name of known) {
    const found = valueIn(name, bare.data[name]);
    if ('why' in found) unfit.push({ name, why: found.why });
    else if (found.value !== null) values[name] = found.value;
  }
  return { is: 'profile', values, unfit, unknown: Object.keys(bare.data).length - known.length };
}

/** By the same reading as the form's: a number may be written as text. */
function valueIn(name: ProfileFieldName, raw: unknown): { value: Value } | { why: string } {
  if (raw !== null && typeof raw !== 'string' && typeof raw !== 'number')
    return { why: t('history.file.noText') };
  if (raw === null || !isFilled(raw)) return { value: null };
  // Written as text, 12.345 would be read for 12,345.
  if (profileFields[name].kind === 'number' && typeof raw === 'number' && !Number.isInteger(raw))
    return { why: t('profile.problems.number') };
  const { value, problem } = read(name, String(raw));
  return value === undefined ? { why: problem ?? t('form.invalid') } : { value };
}
