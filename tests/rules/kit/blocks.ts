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

/** A block that no other one is in, down to the brace below its title. */
const block = /^( +)match \/(\w+)\/\{\w+\} \{\n(?:(?! *match \/).*\n)*?\1\}\n/gm;

/** The rules without what they say of other collections: the emulator loads them in a fifth of the time. */
export const aloneWith = (rules: string, name: string): string =>
  rules.replace(block, (text, _, found: string) => (found === name ? text : ''));

/** Which collection is asked about what the rules say there: its own, or the shortest that calls the function that it is in. */
export function collectionAt(rules: string, at: number): string {
  const own = blockAt(rules, at);
  const above = rules.slice(rules.lastIndexOf('match /', at), at);
  const [, name] = [...above.matchAll(/function (\w+)\(/g)].at(-1) ?? [];
  if (!name) return own;
  const calls = (collection: string) =>
    RegExp(`(?<!function )\\b${name}\\(`).test(blockOf(rules, collection));
  if (own && calls(own)) return own;
  const others = [...rules.matchAll(/match \/(\w+)\/\{/g)].map(([, collection = '']) => collection);
  const [shortest] = others
    .filter((other) => other !== 'databases' && calls(other))
    .sort((one, other) => blockOf(rules, one).length - blockOf(rules, other).length);
  // What only other shared functions call: everybody asks about donors.
  return shortest ?? (own || 'donors');
}
