import { backupCodes, totp } from '../../constants.ts';

/** 32 signs, so five bits each; I, O, 0 and 1 are left out because they are read for one another. */
export const backupAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const digits = new RegExp(`^[0-9]{${totp.digits}}$`);
const backup = new RegExp(`^[${backupAlphabet}]{${backupCodes.length}}$`);

/** What a person typed for an authenticator's code, as its digits; null where it is none. Only ASCII digits are. */
export function totpCodeOf(typed: string): string | null {
  const code = typed.replace(/[ -]/g, '');
  return digits.test(code) ? code : null;
}

/** What a person typed for a backup code, as it was made; null where no backup code looks so. */
export function backupCodeOf(typed: string): string | null {
  const code = typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return backup.test(code) ? code : null;
}

/** Fewest different letters of a real secret: of 32 random ones, fewer come up once in more than 10^12. */
const lettersMin = 8;

/** Whether a base32 secret was plainly not drawn at random: few letters, or one piece over and over. */
export function isWeakSecret(secret: string): boolean {
  if (new Set(secret).size < lettersMin) return true;
  const half = Math.floor(secret.length / 2);
  return Array.from({ length: half }, (_, at) => at + 1).some((piece) =>
    secret.startsWith(secret.slice(piece)),
  );
}
