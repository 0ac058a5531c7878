import { operations } from '#shared/collections/define.ts';
import { type Definition, definitions } from '../../../scripts/lib/definitions.ts';
import { ruleRight } from '../../../scripts/lib/rules-blocks.ts';
import { collectionNameOf } from './rules-case.ts';

/** What definitions say of collections whose blocks are generated from them. Of all others it is said in the tables. */

const plain = new Map(definitions.filter(({ rules }) => rules !== null).map((one) => [one.name, one]));
export const plainDefinitionOf = (fixture: string): Definition | undefined =>
  plain.get(collectionNameOf(fixture));

/** The operations by which members write documents. */
export function writesOf(fixture: string): ('create' | 'update')[] {
  const definition = plainDefinitionOf(fixture);
  if (!definition) return [];
  return (['create', 'update'] as const).filter((operation) => ruleRight(definition, operation) !== null);
}

export const createClausesOf = (fixture: string): readonly string[] =>
  plainDefinitionOf(fixture)?.rules?.create ?? [];

/** Fixed fields of which no clause says what they depend on. */
export function freelyFixedOf(fixture: string): string[] {
  const { fixed = [], rules } = plainDefinitionOf(fixture) ?? {};
  const lookUps = rules?.valid?.filter((clause) => clause.includes('(/databases/')) ?? [];
  const clauses = [...lookUps, ...createClausesOf(fixture)].join('\n');
  return fixed.filter(
    (field) => !rules?.covered?.includes(field) && !RegExp(`\\bdoc\\.${field}\\b`).test(clauses),
  );
}

export const stampNames: readonly string[] = ['created_at', 'created_by', 'updated_at', 'updated_by'];

/** Fields of members' documents that only functions write: whoever creates one leaves them as they must be, or out. */
export function serverFieldsOf(fixture: string): string[] {
  const definition = plainDefinitionOf(fixture);
  if (!definition || writesOf(fixture).length === 0) return [];
  const { schema, editable, fixed, derive } = definition;
  const derived = Object.keys(derive(Object.fromEntries(editable.map((field) => [field, 'x']))));
  return Object.keys(schema.shape).filter(
    (field) => ![...editable, ...fixed, ...derived, ...stampNames].includes(field),
  );
}

/** Who may do what by the generated block, in words: `get, list: donors.read; create: donors.write`. */
export function rightsOf(definition: Definition): string {
  const rights = operations.map((operation) => ruleRight(definition, operation));
  const phrases = [...new Set(rights)]
    .filter((right) => right !== null)
    .map((right) => `${operations.filter((_, at) => rights[at] === right).join(', ')}: ${right}`);
  return phrases.join('; ') || 'nobody';
}
