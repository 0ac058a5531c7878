import type { Shape } from '#shared/collections/define.ts';
import { alternating, type Field, fewerFieldsOf, fieldsOf, type Sample } from '../fields.ts';
import type { Stage } from '../kit/stage.ts';
import type { Value } from '../kit/values.ts';
import type { Subject } from '../subjects/subject.ts';
import { type SubjectName, subjectOf } from '../subjects.ts';
import { type Case, isAbout } from './case.ts';

/** What members write, and by which operations. */
export const written: readonly (readonly [SubjectName, ...('create' | 'update')[]])[] = [
  ['call_lists', 'create', 'update'],
  ['call_packets', 'create'],
  ['call_plans', 'create'],
  ['candidate_profiles', 'create', 'update'],
  ['donations', 'create', 'update'],
  ['correction_proposals', 'create', 'update'],
  ['donors', 'create', 'update'],
  ['field_plans', 'create', 'update'],
  ['goals', 'create', 'update'],
  ['organizations', 'update'],
  ['profile_backups, own', 'create'],
  ['scripts', 'create', 'update'],
  ['shift_marks', 'create'],
  ['turf_packets', 'create', 'update'],
  ['turfs', 'create', 'update'],
  ['user_preferences, own', 'update'],
  ['user_profiles, own', 'update'],
  ['volunteers', 'create', 'update'],
  ['voter_list_voters', 'create'],
  ['voter_additions', 'create', 'update'],
  ['voter_lists', 'create'],
  ['voter_segments', 'create', 'update'],
];

const unknown = [{ what: 'an extra field', value: 'x' }];
const extra: Field = { name: 'extra', good: [], broken: unknown, few: unknown };

/** Dozens of fields, few kinds. */
const asked = (name: SubjectName): Field[] =>
  name === 'candidate_profiles' ? fewerFieldsOf(subjectOf(name).schema) : fieldsOf(subjectOf(name).schema);

/** What a reader fills in for older documents, but every new one has. */
const inEveryNew: readonly (readonly [SubjectName, string])[] = [['volunteers', 'on_leaderboard']];
const mustHave = (subject: SubjectName, field: string, { value }: Sample): boolean =>
  value === undefined && inEveryNew.some(([name, one]) => name === subject && one === field);

/** Values that a writer may choose: what they fill in, what is derived from it, and the processor's number. */
const chosen = (subject: Subject): readonly string[] => [
  ...subject.editable.filter((field) => !['user_id', 'organization_id'].includes(field)),
  'name_key',
  'family_key',
  'external_id',
];

/** Whose fixed fields stand for themselves: no other document has to say the same. */
const byItself: readonly SubjectName[] = [
  'shift_marks',
  'turfs',
  'voter_additions',
  'voter_list_voters',
  'voter_lists',
];

/** What goes together: one of these alone is refused, whatever it is. */
const together: readonly (readonly [SubjectName, 'create' | 'update', string])[] = [
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
  ['voter_additions', 'create', 'state'],
  ['voter_additions', 'create', 'matched_to'],
];
const isAlone = (subject: SubjectName, operation: 'create' | 'update', field: string): boolean =>
  together.some((one) => one[0] === subject && one[1] === operation && one[2] === field);

const mayCreate = (subject: SubjectName, { name }: Field): boolean =>
  chosen(subjectOf(subject)).includes(name) ||
  (byItself.includes(subject) && subjectOf(subject).fixed.includes(name));

/** Changes of these are asked about in `stamps`, once each. */
const isForGood = (subject: SubjectName, { name }: Field): boolean =>
  byItself.includes(subject) && subjectOf(subject).fixed.includes(name);

const isEditable = (subject: Subject, { name }: Field): boolean =>
  chosen(subject).includes(name) && !subject.fixed.includes(name);

/** Documents at the edges of the schema, which must pass, and documents one step beyond, which must not. */
export const what: readonly Case[] = written.flatMap(([name, ...operations]) => {
  const subject = subjectOf(name);
  const fields = [...asked(name), extra];
  const one = (operation: 'create' | 'update', field: Field, sample: Sample, right: Case['right']): Case => ({
    about: isAbout(name),
    group: `what ${name} ${operation} ${field.name}`,
    name: `${name}: ${operation} with ${field.name} ${sample.what}`,
    right,
    unmeasured: field.alike === true,
    ask: (stage) => write(stage, subject, operation, field.name, sample.value),
  });
  return operations.flatMap((operation) =>
    fields
      .filter((field) => operation === 'create' || !isForGood(name, field))
      .flatMap((field) => {
        const mayChoose = operation === 'create' ? mayCreate(name, field) : isEditable(subject, field);
        const chooses = mayChoose && !isAlone(name, operation, field.name);
        const good = (chooses ? field.good : []).map((sample) => {
          const lacks = operation === 'create' && mustHave(name, field.name, sample);
          return one(operation, field, sample, lacks ? 'refused' : 'allowed');
        });
        // A change is looked at in the words that look at a new one.
        const samples = operation === operations[0] ? field.broken : field.few;
        const broken = samples.map((sample) => one(operation, field, sample, 'refused'));
        return alternating(broken, good);
      }),
  );
});

async function write(
  stage: Stage,
  subject: Subject,
  operation: 'create' | 'update',
  field: string,
  value: Value,
) {
  const { at, asker } = await stage.play('admin', (place) => ({
    ...subject.beside?.(place),
    ...(operation === 'update' ? { [subject.path(place)]: subject.document(place) } : {}),
  }));
  const path = subject.path(at);
  if (operation === 'create') return asker.set(path, { ...subject.document(at), [field]: value });
  return asker.update(path, { ...subject.change(at), [field]: value });
}

/** The same broken documents for the schema's own parse. */
export const brokenDocuments = written.flatMap(([name]) => {
  const subject = subjectOf(name);
  const document = subject.document({ organization: 'campaign', uid: 'ada' });
  return [...fieldsOf(subject.schema), extra].flatMap((field) =>
    field.broken.map(({ what: how, value }) => ({
      name: `${name} with ${field.name} ${how}`,
      schema: subject.schema,
      document: asRead({ ...document, [field.name]: value }),
    })),
  );
});

export const soundDocuments = written.map(([name]): { name: string; schema: Shape; document: object } => ({
  name,
  schema: subjectOf(name).schema,
  document: asRead(subjectOf(name).document({ organization: 'campaign', uid: 'ada' })),
}));

/** As an SDK hands it out: without absent fields, with timestamps. */
function asRead(document: { readonly [field: string]: Value }): object {
  const stored = Object.entries(document).filter(([, value]) => value !== undefined);
  const isTime = (value: Value) => value instanceof Date || typeof value === 'symbol';
  return Object.fromEntries(
    stored.map(([name, value]) => [name, isTime(value) ? { toMillis: () => 0 } : value]),
  );
}
