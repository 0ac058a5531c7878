import { grantable, roles } from '#shared/access.ts';
import { blockAt, blockOf } from '../kit/blocks.ts';
import type { Span } from './clauses.ts';

/** A check of roles: what precedes the list, the list, and the capability that may be granted. */
const check = /(\bhasRole(?:OrGrant)?\([\w.]+, \[)([^\]]*)\](?:, '([^']+)')?/g;

/** Each role missing from a list, each further role in it, and each other capability as the one that may be granted. */
export function roleMutants(rules: string, { start, end }: Span): (Span & { by: string })[] {
  return [...rules.slice(start, end).matchAll(check)].flatMap(
    ({ index, 0: whole, 1: before = '', 2: text = '', 3: grant }) => {
      const from = start + index + before.length;
      const listed = [...text.matchAll(/'(\w+)'/g)].map(([, role = '']) => role);
      const list = (names: readonly string[]) => ({
        start: from,
        end: from + text.length,
        by: names.map((name) => `'${name}'`).join(', '),
      });
      const last = start + index + whole.length;
      return [
        ...listed
          .filter((role) => !isCoveredElsewhere(rules, { start, end }, role))
          .map((role) => list(listed.filter((other) => other !== role))),
        ...roles.filter((role) => !listed.includes(role)).map((role) => list([...listed, role])),
        ...grantable
          .filter((other) => grant !== undefined && other !== grant)
          .map((other) => ({ start: last - `'${grant}'`.length, end: last, by: `'${other}'` })),
      ];
    },
  );
}

/** Whether the element of a masked text is in a list of roles, which has mutants of its own. */
export const isInRoleList = (masked: string, at: number): boolean =>
  /\bhasRole(?:OrGrant)?\([\w.]+, \[[^\]]*$/.test(masked.slice(0, at));

/**
 * Whether the role also passes by an alternative: `hasRole(…, ['admin']) || hasRoleOrGrant(…, ['admin', 'canvasser'], …)`
 * means the same without the second 'admin'. So do calls of the function that has the list.
 */
function isCoveredElsewhere(rules: string, { start, end }: Span, role: string): boolean {
  const alternative = RegExp(`\\bhasRole\\([\\w.]+, \\[[^\\]]*'${role}'[^\\]]*\\]\\)\\s*\\|\\|`);
  if (alternative.test(rules.slice(start, end))) return rules.slice(start, end).includes('hasRoleOrGrant');
  const [, name] = /function (\w+)\([^)]*\) \{\s+return\s+$/.exec(rules.slice(0, start)) ?? [];
  if (!name) return false;
  const conditions = blockOf(rules, blockAt(rules, start)).match(/(?:allow \w+: if|return)[^;]+;/g) ?? [];
  const calls = conditions.filter((condition) => RegExp(`\\b${name}\\(`).test(condition));
  return calls.length > 0 && calls.every((call) => alternative.test(call));
}
