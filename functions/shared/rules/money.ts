/**
 * Cents of an amount as people write it: `$1,250.50`, `1250.5`, `1.250,50`, `(25.00)` is negative.
 * Returns null when it is not an amount, or has parts of a cent.
 */
export function parseMoney(value: string): number | null {
  const negative = /^\(.*\)$|^-|-$/.test(value.trim());
  const bare = value.replace(/[()\s$€£-]|USD/gi, '');
  const match =
    /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare);
  if (!match || bare === '' || bare === '.') return null;
  const whole = Number((match[1] ?? '0').replace(/[.,]/g, ''));
  const total = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(total) ? (negative ? -total : total) : null;
}
