import { randomBytes } from 'node:crypto';
import { trustedDeviceMs } from '#shared/constants.ts';

/** What a browser keeps for one account that trusts it. */
export type StoredDevice = { id: string; secret: string };

/** The only cookie that Firebase Hosting lets through to a function. */
const name = '__session';
/** Accounts that may trust one browser. */
const devicesMax = 5;
/** An id begins with a letter or a digit: asked for a reserved `__…__`, the database fails. */
const form = /^([A-Za-z\d][\w-]{0,127})\.([\w-]{43})$/;

/** 256 random bits. */
export const newDeviceSecret = (): string => randomBytes(32).toString('base64url');

/** The devices that a Cookie header speaks for, the last used first; anything else in it is read over. */
export function devicesIn(header: string | undefined): StoredDevice[] {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1] ?? '';
  const stored = value.split('~', devicesMax).flatMap((each) => {
    const [, id, secret] = form.exec(each) ?? [];
    return id && secret ? [{ id, secret }] : [];
  });
  return stored.filter(({ id }, at) => stored.findIndex((other) => other.id === id) === at);
}

/**
 * A Set-Cookie value that keeps them. Out of every script's reach, sent over TLS and from our own pages alone. Its path
 * is the two that need it in common: `/api/auth/2fa/device` reads it, and `/api/2fa/devices/trust` adds to it.
 */
export const deviceCookie = (devices: readonly StoredDevice[]): string =>
  [
    `${name}=${devices
      .slice(0, devicesMax)
      .map(({ id, secret }) => `${id}.${secret}`)
      .join('~')}`,
    `Max-Age=${trustedDeviceMs / 1_000}`,
    'Path=/api',
    'HttpOnly',
    'Secure',
    'SameSite=Strict',
  ].join('; ');
