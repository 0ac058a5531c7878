/** The collection whose block of the rules this is; '' for what all share. */
export function blockAt(rules: string, at: number): string {
  const titles = [...rules.slice(0, at).matchAll(/match \/(\w+)\/\{/g)];
  const name = titles.at(-1)?.[1] ?? '';
  return name === 'databases' ? '' : name;
}

/** What the rules say of a collection, without comments; '' where they say nothing, which refuses. */
export function blockOf(rules: string, name: string): string {
  const from = rules.indexOf(`match /${name}/{`);
  if (from < 0) return '';
  const next = rules.indexOf('match /', from + 1);
  return rules.slice(from, next < 0 ? undefined : next).replace(/\/\/[^\n]*/g, '');
}
