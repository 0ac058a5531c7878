// What follows from marks of definitions of collections that members write.
import { feedCapabilities } from '../access.ts';
import { activityTypes } from './activity.ts';
import { type Collection, rightOf, type Shape } from './define.ts';
import { type ByName, byName } from './registry.ts';
import * as written from './written.ts';

type Written = ByName<typeof written>;
/** Names of the collections that members write. */
export type Table = keyof Written;
/** Names of those whose definition has these marks. */
type NamesWith<Marks> = { [T in Table]: Written[T] extends Marks ? T : never }[Table];

/** Collections that functions alone write, and whose deletions only the calls that delete tell. */
const deletedByCalls = ['calltime_lists'] as const;

export type AuditedTable = NamesWith<{ isAudited: true }>;
export type CarriedTable = NamesWith<{ carried: 'made' | 'edited' }>;
export type FeedTable = NamesWith<{ feed: { created: string } }>;

const collections = byName(written);
const names = Object.values(written).map(({ name }) => name);

const isAudited = (name: Table): name is AuditedTable => collections[name].isAudited;
/** Collections of which each deletion calls for a line of the audit. */
export const markedTables: readonly AuditedTable[] = names.filter(isAudited);
/** Collections whose deletions the audit tells, with those that a call alone tells. */
export const auditedTables = [...markedTables, ...deletedByCalls] as const;

const isCarried = (name: string): name is CarriedTable =>
  names.some((one) => one === name && collections[one].carried !== null);

function orderCarried(): CarriedTable[] {
  const ordered: CarriedTable[] = [];
  const add = (name: CarriedTable): void => {
    for (const target of Object.values(collections[name].references)) if (isCarried(target)) add(target);
    if (!ordered.includes(name)) ordered.push(name);
  };
  names.filter(isCarried).forEach(add);
  return ordered;
}
/** Collections that a demo's visitor takes along, each after those that its documents refer to. */
export const carriedTables: readonly CarriedTable[] = orderCarried();

/** The carried documents, as `collection/id`, without which this one cannot be taken along. */
export const neededBy = (name: CarriedTable, document: object): string[] =>
  Object.entries(collections[name].references).flatMap(([field, target]) => {
    const id: unknown = Reflect.get(document, field) ?? null;
    return isCarried(target) && id !== null ? [`${target}/${id}`] : [];
  });

/** Fields that hold the id of a document of this collection, by the collections that have them. */
export const referencesTo = (name: Table): { table: Table; field: string }[] =>
  names.flatMap((table) =>
    Object.entries(collections[table].references).flatMap(([field, target]) =>
      target === name ? [{ table, field }] : [],
    ),
  );

type CreatedLine = { type: (typeof activityTypes)[number]; capability: (typeof feedCapabilities)[number] };
/** What the feed tells of a new document, and to whom: to those who may read it. Null where it tells nothing. */
export function createdLine({
  feed,
  access,
}: Pick<Collection<string, Shape>, 'feed' | 'access'>): CreatedLine | null {
  const type = activityTypes.find((one) => one === feed?.created);
  const capability = feedCapabilities.find((one) => one === rightOf(access, 'get'));
  return type && capability ? { type, capability } : null;
}
/** The line's id: told twice, it leaves one. */
export const createdLineId = (name: string, id: string): string => `${name}-${id}`;
