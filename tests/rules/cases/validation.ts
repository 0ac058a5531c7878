import type { Shape } from '#shared/collections/define.ts';
import { alternating, type Field, fewerFieldsOf, fieldsOf, type Sample } from '../fields/field-samples.ts';
import type { Fixture } from '../fixtures/fixture.ts';
import { type FixtureName, fixtureNames, fixtureOf } from '../fixtures/index.ts';
import type { Value } from '../harness/field-values.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import {
  createClausesOf,
  freelyFixedOf,
  plainDefinitionOf,
  serverFieldsOf,
  stampNames,
  writesOf,
} from './plain-definitions.ts';
import { type Case, collectionNameOf } from './rules-case.ts';

type Written = readonly [FixtureName, ...('create' | 'update')[]];
/** What members write by blocks that are written by hand, and by which operations. */
const special: readonly Written[] = [
  ['call_lists', 'create', 'update'],
  ['candidate_profiles', 'create', 'update'],
  ['correction_proposals', 'create', 'update'],
  ['issues', 'create', 'update'],
  ['organizations', 'update'],
  ['notes', 'create', 'update'],
  ['position_drafts', 'create', 'update'],
  ['profile_backups, own', 'create'],
  ['tasks', 'create', 'update'],
  ['turf_packets', 'create', 'update'],
  ['turfs', 'create', 'update'],
  ['user_preferences, own', 'update'],
  ['user_profiles, own', 'update'],
  ['voter_additions', 'create', 'update'],
];
/** The same with what definitions say of generated blocks. */
export const written: readonly Written[] = [
  ...special,
  ...fixtureNames
    .map((name): Written => [name, ...writesOf(name)])
    .filter(([, ...operations]) => operations.length > 0),
];

const unknown = [{ what: 'an extra field', value: 'x' }];
const extra: Field = { name: 'extra', kind: 'extra', good: [], broken: unknown, few: unknown };

/** Dozens of fields, few kinds. */
const fieldsToTry = (name: FixtureName): Field[] =>
  name === 'candidate_profiles' ? fewerFieldsOf(fixtureOf(name).schema) : fieldsOf(fixtureOf(name).schema);

/** A field that readers fill in for older documents, but that a clause requires of every new one. */
const mustHave = (fixture: FixtureName, field: string, { value }: Sample): boolean =>
  value === undefined && createClausesOf(fixture).includes(`'${field}' in doc`);

/** Values that a writer may choose: what they fill in, and what is derived from it. */
const chosen = (fixture: Fixture): readonly string[] => [
  ...fixture.editable.filter((field) => !['user_id', 'organization_id'].includes(field)),
  'name_key',
  'family_key',
];

/** Special collections whose fixed fields depend on no other document. */
const independent: readonly FixtureName[] = ['issues', 'notes', 'turfs', 'voter_additions'];
/** Fields that a create chooses freely, and an update not at all. */
const isChosenOnce = (fixture: FixtureName, { name }: Field): boolean =>
  freelyFixedOf(fixture).includes(name) ||
  (independent.includes(fixture) && fixtureOf(fixture).fixed.includes(name));

/** Fields that change together: one of these alone is refused, whatever its value. */
const together: readonly (readonly [FixtureName, 'create' | 'update', string])[] = [
  ['call_lists', 'create', 'state'],
  ['call_lists', 'update', 'state'],
  ...['assigned_to', 'assigned_name', 'holders', 'state'].flatMap((field) =>
    (['create', 'update'] as const).map((operation) => ['turfs', operation, field] as const),
  ),
  ['correction_proposals', 'create', 'state'],
  ['correction_proposals', 'create', 'voter_id'],
  ['correction_proposals', 'create', 'list_id'],
  ['correction_proposals', 'create', 'source'],
  ['correction_proposals', 'create', 'field'],
  ['correction_proposals', 'create', 'text'],
  ['correction_proposals', 'update', 'state'],
  // A new text leaves the former one there, and nothing else does.
  ['notes', 'create', 'earlier'],
  ['notes', 'update', 'body'],
  ['notes', 'update', 'earlier'],
  ['position_drafts', 'create', 'state'],
  // With the key by which they are ordered.
  ['tasks', 'create', 'due_day'],
  ['tasks', 'update', 'due_day'],
  // A member of the campaign, as the directory has them.
  ['tasks', 'create', 'assigned_to'],
  ['tasks', 'update', 'assigned_to'],
  ['people', 'create', 'assigned_to'],
  ['people', 'update', 'assigned_to'],
  ['voter_additions', 'create', 'state'],
  ['voter_additions', 'create', 'matched_to'],
];
const isAlone = (fixture: FixtureName, operation: 'create' | 'update', field: string): boolean =>
  together.some((one) => one[0] === fixture && one[1] === operation && one[2] === field);

const mayCreate = (fixture: FixtureName, field: Field): boolean =>
  chosen(fixtureOf(fixture)).includes(field.name) || isChosenOnce(fixture, field);

const isEditable = (fixture: Fixture, { name }: Field): boolean =>
  chosen(fixture).includes(name) && !fixture.fixed.includes(name);

/** Kinds of fields that a collection above tries with all samples; lists and maps have a check of their own each. */
const triedKinds = new Set<string>();
function isFirstOfKind(collection: string, { kind }: Field): boolean {
  const key = /"type":"(array|object)"/.test(kind) ? `${collection} ${kind}` : kind;
  const isFirst = !triedKinds.has(key);
  triedKinds.add(key);
  return isFirst;
}

/** The samples of every run: all of the first field of a kind, of each other one those at its own limits. */
function samplesOfEveryRun(
  collection: FixtureName,
  field: Field,
  isFirstOperation: boolean,
): readonly Sample[] {
  const ends = [...field.good.slice(0, 1), ...field.good.slice(-1)];
  if (serverFieldsOf(collection).includes(field.name)) return isFirstOperation ? field.few.slice(0, 1) : [];
  if (plainDefinitionOf(collection)) return samplesOfGenerated(collection, field, isFirstOperation, ends);
  if (field.alike) return isFirstOperation ? field.few.slice(0, 1) : [];
  // An update has the same check as a create (update-checks.test.ts).
  if (!isFirstOperation) return [...field.few.slice(0, 1), ...field.good.slice(-1)];
  return isFirstOfKind(collection, field) ? [...field.broken, ...field.good] : [...field.few, ...ends];
}

/**
 * The same of a generated block, which checks every write by the same function: each field is only tried for being bound
 * to its kind, and one field for being looked at when it changes.
 */
function samplesOfGenerated(
  collection: FixtureName,
  field: Field,
  isFirstOperation: boolean,
  ends: readonly Sample[],
): readonly Sample[] {
  if (field === extra) return field.few;
  if (stampNames.includes(field.name)) return isFirstOperation ? field.few.slice(0, 1) : [];
  if (!isFirstOperation) {
    const isFirst = fixtureOf(collection).editable[0] === field.name;
    return [...(isFirst ? field.few.slice(0, 1) : []), ...field.good.slice(-1)];
  }
  if (isFirstOfKind(collection, field)) return [...field.broken, ...field.good];
  return [...field.few.filter(({ what }) => what !== 'missing'), ...ends];
}

/** Documents at the edges of the schema, which must pass, and documents one step beyond, which must not. */
export const validationCases: readonly Case[] = written.flatMap(([name, ...operations]) =>
  operations.flatMap((operation) =>
    [...fieldsToTry(name), extra]
      .filter((field) => operation === 'create' || !isChosenOnce(name, field))
      .flatMap((field) => casesOf(name, operation, field, operation === operations[0])),
  ),
);

function casesOf(
  name: FixtureName,
  operation: 'create' | 'update',
  field: Field,
  isFirstOperation: boolean,
): Case[] {
  const fixture = fixtureOf(name);
  const texts = samplesOfEveryRun(name, field, isFirstOperation).map(({ what }) => what);
  const one = (sample: Sample, expected: Case['expected']): Case => ({
    collection: collectionNameOf(name),
    group: `validation ${name} ${operation} ${field.name}`,
    name: `${name} ${operation}d with ${field.name} ${sample.what}`,
    expected,
    skipsCoverage: field.alike === true,
    onlyInFullRun: !texts.includes(sample.what),
    send: (sandbox) => write(sandbox, fixture, operation, field.name, sample.value),
  });
  const mayChoose = operation === 'create' ? mayCreate(name, field) : isEditable(fixture, field);
  const chooses = mayChoose && !isAlone(name, operation, field.name);
  const good = (chooses ? field.good : []).map((sample) => {
    const lacks = operation === 'create' && mustHave(name, field.name, sample);
    return one(sample, lacks ? 'refused' : 'allowed');
  });
  // An update has the same check as a create (update-checks.test.ts).
  const samples = isFirstOperation ? field.broken : field.few;
  const broken = samples.map((sample) => one(sample, 'refused'));
  return alternating(broken, good);
}

async function write(
  sandbox: Sandbox,
  fixture: Fixture,
  operation: 'create' | 'update',
  field: string,
  value: Value,
) {
  const { at, client } = await sandbox.prepare('admin', (place) => ({
    ...fixture.related?.(place),
    ...(operation === 'update' ? { [fixture.path(place)]: fixture.document(place) } : {}),
  }));
  const path = fixture.path(at);
  if (operation === 'create') return client.set(path, { ...fixture.document(at), [field]: value });
  return client.update(path, { ...fixture.change(at), [field]: value });
}

/** The same broken documents for the schema's own parse. */
export const brokenDocuments = written.flatMap(([name]) => {
  const fixture = fixtureOf(name);
  const document = fixture.document({ organization: 'campaign', uid: 'ada' });
  return [...fieldsOf(fixture.schema), extra].flatMap((field) =>
    field.broken.map(({ what: how, value }) => ({
      name: `${name} with ${field.name} ${how}`,
      schema: fixture.schema,
      document: asRead({ ...document, [field.name]: value }),
    })),
  );
});

/** The documents of all fixtures. */
export const soundDocuments = fixtureNames.map((name): { name: string; schema: Shape; document: object } => ({
  name,
  schema: fixtureOf(name).schema,
  document: asRead(fixtureOf(name).document({ organization: 'campaign', uid: 'ada' })),
}));

/** As an SDK hands it out: without absent fields, with timestamps. */
function asRead(document: { readonly [field: string]: Value }): object {
  const stored = Object.entries(document).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stored.map(([name, value]) => [name, valueAsRead(value)]));
}

function valueAsRead(value: Value): unknown {
  if (value instanceof Date || typeof value === 'symbol') return { toMillis: () => 0 };
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<Value>(value).map(([key, one]) => [key, valueAsRead(one)]);
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
