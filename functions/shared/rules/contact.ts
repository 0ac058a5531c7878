import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An address as it is stored and compared, or null when it is not one. */
export function normaliseEmail(value: string): string | null {
  const address = value.trim().toLowerCase();
  const shaped = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
  return shaped && address.length <= 254 ? address : null;
}

/** A number in E.164, or null when it cannot be dialled. Numbers without a country code are American. */
export function normalisePhone(value: string): string | null {
  const parsed = parsePhoneNumberFromString(value.trim(), 'US');
  return parsed?.isPossible() ? parsed.number : null;
}
