const sign = '(?:US\\s?\\$|\\$\\s?US|USD|\\$|€|£)';
const amount = new RegExp(
  `^${sign}?\\s*([-+]?)\\s*${sign}?\\s*([\\d.,'\\s]*\\d[\\d.,'\\s]*?)\\s*${sign}?(-?)$`,
  'i',
);
/** Groups of three behind a comma, a space or an apostrophe; cents behind a point. Zeros beyond cents say nothing. */
const american = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:[\s']\d{3})+|\d+)?(?:\.(\d{0,2})0*)?$/;
/** Groups behind points or spaces, cents behind a comma. */
const european = /^([1-9]\d{0,2}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:,(\d{1,2}))?$/;
/** `1.250` is a thousand and more in one country, one and a quarter in another. */
const unclear = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Cents of an amount as people write it: `$1,250.50`, `1250.5`, `1.250,50`, `1 250,50`, `(25.00)` is negative.
 * Null when it is no amount, has parts of a cent, or could mean two things (`1.250`).
 */
export function parseMoney(value: string): number | null {
  const written = value.trim().replace(/[\u2212\u2013]/g, '-');
  const [, enclosed] = /^\((.*)\)$/.exec(written) ?? [];
  const [, before, digits, after] = amount.exec((enclosed ?? written).trim()) ?? [];
  if (digits === undefined || unclear.test(digits)) return null;
  const match = american.exec(digits) ?? european.exec(digits);
  if (!match) return null;
  const whole = Number((match[1] ?? '0').replace(/\D/g, ''));
  const total = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  const signs = [enclosed !== undefined, before === '-', after === '-'].filter(Boolean).length;
  if (!Number.isSafeInteger(total) || signs > 1) return null;
  return signs === 1 ? 0 - total : total;
}
