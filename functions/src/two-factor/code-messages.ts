/** What is said of a code; specification §5 and §8. */

export const wrongCode = 'Invalid code. Please try again.';

/** Of something typed that cannot be a code. */
export const notACode = (method: 'totp' | 'backup_code', typed: string): string => {
  if (typed.trim() === '') return 'Please enter a code';
  return method === 'totp' ? 'Please enter a 6-digit code' : wrongCode;
};
