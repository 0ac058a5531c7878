/**
 * Spanish counts round millions in a way of their own ("un millón de filas"). They are told as any other number here:
 * each `_other` says `_many` too. Changes the texts, and returns them.
 */
export function withMany<T extends object>(words: T): T {
  for (const [key, value] of Object.entries(words)) {
    if (key.endsWith('_other')) Reflect.set(words, key.replace('_other', '_many'), value);
    if (typeof value === 'object' && value !== null) withMany(value);
  }
  return words;
}
