import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phone } from '../collections/define.ts';

export { normaliseEmail } from './email-address.ts';

/**
 * A number in E.164, or null when it cannot be dialled. Numbers without a country code are American; an
 * extension is left out. Two numbers, or a sentence around one, are no number.
 */
export function normalisePhone(value: string): string | null {
  const parsed = parsePhoneNumberFromString(value.trim(), { defaultCountry: 'US', extract: false });
  return parsed?.isPossible() && phone.safeParse(parsed.number).success ? parsed.number : null;
}
