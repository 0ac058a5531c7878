import { generateSecret, generateURI } from 'otplib/functional';
import { totp, totpSecretBytes } from '#shared/constants.ts';

/** A new authenticator key: 160 random bits in base 32. */
export const newSecret = (): string => generateSecret({ length: totpSecretBytes });

/** What the QR code says: `otpauth://totp/Hustings:ana%40rivera.example?secret=…`. */
export const secretUri = (secret: string, email: string): string =>
  generateURI({
    issuer: 'Hustings',
    label: email,
    secret,
    algorithm: 'sha1',
    digits: totp.digits,
    period: totp.periodSeconds,
  });
