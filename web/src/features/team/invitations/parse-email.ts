import { email } from '#shared/collections/define.ts';

/** An address as it is stored, or null when it is not one. */
export function addressOf(typed: string): string | null {
  const read = email.safeParse(typed.trim().toLowerCase());
  return read.success ? read.data : null;
}
