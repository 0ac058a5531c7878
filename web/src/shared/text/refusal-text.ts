import { type RefusalKey, type RefusalParams, refusals } from '#shared/refusals.ts';
import { t } from './index.ts';
import { locale } from './language.ts';
import { refusalValues } from './refusals/en.ts';
import { withTexts } from './registry.ts';

export const isRefusalKey = (key: unknown): key is RefusalKey =>
  typeof key === 'string' && Object.hasOwn(refusals, key);

const minute = 60;
const hour = 60 * minute;

/** A wait in seconds, rounded up so that whoever waits that long gets in: `40 seconds`, `14 minutes`, `23 hours`. */
export function formatWait(seconds: number): string {
  const [unit, size] =
    seconds < minute ? ['second', 1] : seconds <= 90 * minute ? ['minute', minute] : ['hour', hour];
  const style = { style: 'unit', unit: String(unit), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(Math.max(1, Math.ceil(seconds / Number(size))));
}

const isValueKey = (value: unknown): value is keyof typeof refusalValues =>
  typeof value === 'string' && Object.hasOwn(refusalValues, value);

/** Params that the server fills with a word of its own; all others are what people typed. */
const wordParams = new Set(['kind', 'other', 'status', 'name']);

/** A refusal in the language of the page. */
export async function refusalText(key: RefusalKey, params: RefusalParams): Promise<string> {
  await withTexts(null);
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'wait') return [name, formatWait(Number(value))];
      return [name, wordParams.has(name) && isValueKey(value) ? t(`refusalValues.${value}`) : value];
    }),
  );
  return t(`refusals.${key}`, values);
}
