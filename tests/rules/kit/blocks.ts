/** The collection whose block of the rules this is; '' for what all share. */
export function blockAt(rules: string, at: number): string {
  const titles = [...rules.slice(0, at).matchAll(/match \/(\w+)\/\{/g)];
  const name = titles.at(-1)?.[1] ?? '';
  return name === 'databases' ? '' : name;
}
