/** Tags once each, whatever their case; the spelling that was there first stays. */
export function onceEach(written: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of written.map((one) => one.trim().replace(/\s+/g, ' '))) {
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
