import { email } from '../collections/define.ts';

/** An address as it is stored and compared, or null when it is not one. */
export function normaliseEmail(value: string): string | null {
  const address = value
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  return email.safeParse(address).success ? address : null;
}
