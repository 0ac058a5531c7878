import type { Plugin } from 'vite';
import { type ESTree, parseAst } from 'vite';

const definitions = /\/functions\/shared\/collections\/[\w-]+\.ts$/;

type Range = { start: number; end: number };
const isNamed = (property: ESTree.ObjectPropertyKind, name: string): property is ESTree.ObjectProperty =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;

/** Where the `rules` of the module's definitions are, and what the app reads of each: the ids that there may be. */
function rulesIn(code: string): { range: Range; left: string }[] {
  const found: { range: Range; left: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given } = node as Partial<ESTree.CallExpression>;
    const [definition] = given ?? [];
    if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'collection')
      if (definition?.type === 'ObjectExpression')
        for (const property of definition.properties)
          if (isNamed(property, 'rules') && property.value.type === 'ObjectExpression') {
            const ids = property.value.properties.find((one) => isNamed(one, 'ids'));
            found.push({ range: property.value, left: ids ? `{${code.slice(ids.start, ids.end)}}` : '{}' });
          }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return found;
}

/** A module of definitions without what only the generator of `firestore.rules` reads: comments, clauses and reasons. */
export const withoutRules = (code: string): string =>
  rulesIn(code)
    .sort((one, other) => other.range.start - one.range.start)
    .reduce((text, { range, left }) => text.slice(0, range.start) + left + text.slice(range.end), code);

/** Leaves the text of security rules out of the app: every first dashboard fetches the definitions. */
export const leaveOutRules = (): Plugin => ({
  name: 'hustings:rules',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (definitions.test(id) ? { code: withoutRules(code), map: null } : null),
});
