import { backupCodes, totp } from '#shared/constants.ts';

export const methods = ['totp', 'backup_code'] as const;
/** The two ways to give the second factor. */
export type Method = (typeof methods)[number];

/** A code as it is being typed or pasted: what cannot belong to it falls away. */
export function formatCode(method: Method, typed: string): string {
  if (method === 'totp') return typed.replace(/[^0-9]/g, '').slice(0, totp.digits);
  const code = typed
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, backupCodes.length);
  const half = backupCodes.length / 2;
  return code.length > half ? `${code.slice(0, half)}-${code.slice(half)}` : code;
}

/** What is wrong with it before anybody is asked; null where only the server can tell. */
export function problemOf(method: Method, code: string): 'empty' | 'short' | null {
  if (code === '') return 'empty';
  return method === 'totp' && code.length < totp.digits ? 'short' : null;
}
