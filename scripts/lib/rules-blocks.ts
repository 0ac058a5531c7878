import {
  type Operation,
  operations,
  type Right,
  rightOf,
} from '../../functions/shared/collections/define.ts';
import { type Definition, parentOf } from './definitions.ts';
import { fail } from './fail.mjs';
import { checkOf, isOptional, literal, quoted } from './rules-fields.ts';

const reads: readonly Operation[] = ['get', 'list'];
const stampNames = ['created_at', 'created_by', 'updated_at', 'updated_by'];
/** The column in which a comment breaks, before the block is indented. */
const width = 112;

/** Who may do it by the generated block; null where nobody may. */
export const ruleRight = ({ access, rules }: Definition, operation: Operation): Right | null =>
  rules?.refused?.[operation] === undefined ? rightOf(access, operation) : null;

/** The block of a plain collection, as its definition describes it. */
export function blockOf(definition: Definition): string {
  const { name, rules } = definition;
  const allowed = operations.filter((operation) => ruleRight(definition, operation) !== null);
  const why = reasons(definition, allowed);
  if (allowed.length === 0) return comment(`${name}: nobody. ${why.get('all') ?? ''}.`);
  if (parentOf(definition) !== 'organizations') wrong(definition, 'is not inside an organization');
  return [
    ...(rules?.comment ? [comment(rules.comment)] : []),
    `match /${name}/{id} {`,
    ...checks(definition, allowed),
    ...allowed.map((operation) => `  allow ${operation}: if ${condition(definition, operation)};`),
    ...comment(phrase(why))
      .split('\n')
      .filter((line) => line !== '//')
      .map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

function wrong({ name }: Definition, what: string): never {
  return fail(`functions/shared/collections: ${name} ${what}. Write its block by hand in rules/.`);
}

/** The reasons of what is not allowed, each of which must have one. */
function reasons({ name, rules }: Definition, allowed: readonly Operation[]): Map<string, string> {
  const refused = rules?.refused ?? {};
  for (const operation of operations) {
    const isRead = reads.includes(operation);
    const isExplained = refused.all ?? refused[operation] ?? (isRead ? refused.read : refused.write);
    if (!allowed.includes(operation) && !isExplained)
      fail(`functions/shared/collections: ${name} says nowhere why nobody may ${operation} (rules.refused).`);
  }
  return new Map(Object.entries(refused));
}

const phrase = (why: ReadonlyMap<string, string>): string =>
  [...why].map(([operation, reason]) => `No ${operation}: ${reason}.`).join(' ');

function comment(text: string): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return lines.map((line) => `// ${line}`.trim()).join('\n');
}

function admits(definition: Definition, operation: Operation): string {
  const right = ruleRight(definition, operation);
  if (right === 'member') return 'isMember(organization)';
  if (right === null || right === 'own' || right === 'content')
    return wrong(definition, `admits by ${right}, which a generated block cannot`);
  return `can(organization, '${right}')`;
}

/** 'donors' → 'Donor', as functions of its block are named. */
function singular(name: string): string {
  const words = name.replace(/ies$/, 'y').replace(/s$/, '').split('_');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function condition(definition: Definition, operation: Operation): string {
  if (operation === 'create') return `allowCreate${singular(definition.name)}(request.resource.data)`;
  if (operation === 'update') return `allowUpdate${singular(definition.name)}(request.resource.data)`;
  return `${operation === 'list' ? 'isPage() && ' : ''}${admits(definition, operation)}`;
}

/** The functions that look at a written document. */
function checks(definition: Definition, allowed: readonly Operation[]): string[] {
  const { name, schema, editable, fixed, serverOwned, rules } = definition;
  const [creates, updates] = [allowed.includes('create'), allowed.includes('update')];
  if (!creates && !updates) return [];
  const changed = inOrder(definition, [...editable, ...derivedFields(definition)]);
  const owned = Object.entries(serverOwned);
  const carried = [...changed, ...inOrder(definition, fixed), ...owned.map(([field]) => field)];
  const left = Object.keys(schema.shape).filter(
    (field) => ![...carried, ...stampNames].includes(field) && !isOptional(schema.shape, field),
  );
  if (left.length > 0) wrong(definition, `says of ${left} nowhere who writes it`);
  if (stampNames.some((field) => !(field in schema.shape))) wrong(definition, 'lacks the stamps of a writer');
  const { ids, valid = [], create = [] } = rules ?? {};
  const isSound = [...fieldConditions(definition, changed), ...valid];
  const sound = `is${singular(name)}(doc)`;
  const stamped = ['updated_at', 'updated_by'];
  return [
    ...(updates ? [...asFunction(sound, isSound), ''] : []),
    ...(creates
      ? [
          ...asFunction(`allowCreate${singular(name)}(doc)`, [
            admits(definition, 'create'),
            ...(ids ? [ids.length === 1 ? `id == '${ids[0]}'` : `id in ${quoted(ids)}`] : []),
            `hasOnly(doc, ${quoted([...carried, ...stampNames])})`,
            ...(updates ? [sound] : isSound),
            ...fieldConditions(definition, inOrder(definition, fixed)),
            ...owned
              .map(([field, value]) => `doc.${field} == ${literal(value)}`)
              .filter((one) => !valid.includes(one)),
            ...create,
            'isCreatedNow(doc)',
          ]),
          '',
        ]
      : []),
    ...(updates
      ? [
          ...asFunction(`allowUpdate${singular(name)}(doc)`, [
            admits(definition, 'update'),
            `changesOnly(${quoted([...changed, ...stamped])})`,
            sound,
            'isUpdatedNow(doc)',
          ]),
          '',
        ]
      : []),
  ];
}

const asFunction = (head: string, conditions: readonly string[]): string[] => [
  `  function ${head} {`,
  `    return ${conditions.join('\n      && ')};`,
  '  }',
];

function inOrder({ schema }: Definition, fields: readonly string[]): string[] {
  return Object.keys(schema.shape).filter((field) => fields.includes(field));
}

/** Fields that `derive` computes, from texts in all that a member fills in. */
const derivedFields = ({ editable, derive }: Definition): string[] =>
  Object.keys(derive(Object.fromEntries(editable.map((field) => [field, 'x']))));

function fieldConditions(definition: Definition, fields: readonly string[]): string[] {
  const { name, schema, rules } = definition;
  const { covered = [], valid = [], create = [] } = rules ?? {};
  const clauses = [...valid, ...create].join('\n');
  return fields
    .filter((field) => !covered.includes(field))
    .map((field) => {
      const { condition: one, isPartial } = checkOf(schema.shape, field);
      if (one === null)
        return wrong(
          definition,
          `has a field ${field} of a kind that rules/shapes.rules has no function for`,
        );
      // Of a name, its search key says whether it holds a letter.
      if (isPartial && !RegExp(`\\bdoc\\.${field}(_key)?\\b`).test(clauses))
        fail(
          `functions/shared/collections: the schema of ${name} refines ${field} beyond what rules can take from it: say so in rules.valid.`,
        );
      return one;
    });
}
