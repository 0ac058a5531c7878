import type { RefusalKey } from '#shared/refusals.ts';

/** Why something typed cannot be a code; specification §5 and §8. */
export const notACode = (method: 'totp' | 'backup_code', typed: string): RefusalKey => {
  if (typed.trim() === '') return 'secondFactor.codeMissing';
  return method === 'totp' ? 'secondFactor.sixDigits' : 'secondFactor.wrongCode';
};
