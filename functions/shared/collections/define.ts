import * as z from 'zod/mini';
import type { Capability } from '../access.ts';
import { foldText } from '../domain/name-keys.ts';
import { isOneLine } from '../domain/one-line.ts';
import { recordIdPattern } from '../domain/record-id.ts';

/** What every SDK's timestamp can do; this folder imports no SDK. */
export type Instant = { toMillis(): number };
export const instant = z.custom<Instant>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function',
);

export const isTrimmed = (value: string): boolean => value === value.trim();
/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.refine(isTrimmed));
/** The same on one line: a name or a label shows all that it holds. */
export const line = (max: number) => text(max).check(z.refine(isOneLine));
/** A document's id as clients and functions make them. */
export const recordId = z.string().check(z.regex(recordIdPattern));
/** A person's name: it has a letter or a digit, else no search would ever find it. */
export const personName = line(120).check(z.refine((value) => foldText(value) !== ''));
/** A calendar day without a time, `YYYY-MM-DD`. */
export const day = z.iso.date();
export const cents = z.int().check(z.minimum(0));
/** A whole number of things; `cents` itself is how a spreadsheet tells money. */
export const count = z.int().check(z.minimum(0));
/** A lower-case e-mail address, as `normaliseEmail` makes it. */
export const email = z.email().check(z.maxLength(254), z.regex(/^[^A-Z\s]+$/));
/** A telephone number in E.164, as `normalisePhone` makes it. */
export const phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** Columns of whoever has a name, an address and a number. */
export const contactColumns = {
  name: ['Name', 'Nombre completo'],
  email: ['Email', 'Correo'],
  phone: ['Phone', 'Teléfono'],
} as const;

/** Who wrote a document and when; rules hold them to the writer and to the server's clock. */
export const stamps = {
  created_at: instant,
  created_by: z.string(),
  updated_at: instant,
  updated_by: z.string(),
};
/** The import that brought a document, or null when a person entered it. */
export const importStamp = { import_id: z.nullable(text(64)) };

export type Shape = z.ZodMiniObject<z.core.$ZodShape>;

/**
 * Who is admitted: whoever holds a capability, every member of the organization, the member whose document it is, or
 * `content`: it depends on what the document says.
 */
export type Right = Capability | 'member' | 'own' | 'content';
export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/**
 * Rights of members: `read` to get and list, `write` to create, update and delete. A named operation takes precedence;
 * null is nobody. What is not named is nobody's, so that a definition without access is for functions alone.
 */
export type Access = { read?: Right; write?: Right } & { [O in Operation]?: Right | null };

/** Who may do it; null where only functions do. */
export function rightOf(access: Access, operation: Operation): Right | null {
  const named = access[operation];
  if (named !== undefined) return named;
  return (operation === 'get' || operation === 'list' ? access.read : access.write) ?? null;
}

type FieldOf<S extends Shape> = keyof z.output<S> & string;
export type Direction = 'asc' | 'desc';

/** What a list offers. Its indexes and the queries of its screen follow from it; those of other queries are in `scripts/lib/query-indexes.ts`. */
export type List<Field extends string = string> = {
  /** Each order by its name in the address; the first is the usual one. */
  sorts: Readonly<Record<string, readonly [Field, Direction]>>;
  /** Each filter by its name in the address. With one that stands `alone` there is no other, no search and only the first sort. */
  filters?: Readonly<Record<string, readonly [Field, 'equals' | 'contains', 'alone'?]>>;
  /** Fields with the keys by which a name is searched. */
  search?: readonly Field[];
};

/** Columns of fields. Headers of other tools are in `domain/import/*-fields.ts`: the first screen loads definitions. */
export type Csv<Field extends string = string> = { readonly [F in Field]?: readonly [string, ...string[]] };

/** The rules block of a plain collection, which `npm run rules` generates; clauses and reasons become its text. */
export type Rules = {
  /** What the block's comment says. */
  comment?: string;
  /** The only ids there may be, instead of random ones. */
  ids?: readonly string[];
  /** Conditions on every write that a schema cannot express; `doc` is the document, `id` its id. */
  valid?: readonly string[];
  /** The same of a create alone. */
  create?: readonly string[];
  /** Fields that these conditions check entirely. */
  covered?: readonly string[];
  /**
   * Why there is no such operation: each that the block does not allow needs a reason. An operation that is named here is
   * refused even where `access` has it, because an endpoint does it.
   */
  refused?: { readonly [O in Operation | 'read' | 'write' | 'all']?: string };
};

/** One collection, described once: rules, their tests, forms, functions, demo and readers all follow from it. */
export type Collection<
  Name extends string,
  S extends Shape,
  A extends Access = Access,
  L extends List | null = List | null,
  C extends Csv<FieldOf<S>> = Csv<FieldOf<S>>,
> = {
  name: Name;
  /** The collection's path inside its scope: an organization's id, or '' for a top-level collection, or a member's id. */
  path: (scope: string) => string;
  /** Whether the scope is the organization or the member. */
  within: 'organization' | 'member';
  /** The whole stored document, without the id and scope that its path carries. */
  schema: S;
  access: A;
  /** Present where the rules block is generated; all others are written by hand in `rules/`. */
  rules: Rules | null;
  list: L;
  /** Ids that say what a document is, so that two devices can create the same one; all others are random. */
  fixedIds: boolean;
  /** False where functions make the documents on their own: one of them alone is nobody's work. */
  isWork: boolean;
  /** Whether a device keeps documents for when there is no connection, as long as the member may read them. */
  isCached: boolean;
  /** Whether the audit tells a deletion. */
  isAudited: boolean;
  /** What a demo's visitor takes along into their account: records that they made, or also sample records they edited. */
  carried: 'made' | 'edited' | null;
  /** The feed's line about a new document, which those see who may read it. */
  feed: { created: string } | null;
  /** Columns in spreadsheets: the header of an export, then those of imports, Spanish first. With one header alone it is only exported. */
  csv: C;
  /** Fields with the id of a document of another collection; `id` where a document has the same id as another. */
  references: { readonly [F in FieldOf<S> | 'id']?: string };
  /** Fields that a member fills in. */
  editable: readonly FieldOf<S>[];
  /** Fields that a member's create carries and nobody changes afterwards. */
  fixed: readonly FieldOf<S>[];
  /** Fields that only functions change, with the values that a create must carry. */
  serverOwned: Partial<z.output<S>>;
  /** Fields whose change makes its writer one of the document's `authors`. */
  authoring: readonly FieldOf<S>[];
  /** Fields computed from others on every write. */
  derive: (data: Partial<z.output<S>>) => Partial<z.output<S>>;
};

type Definition<
  Name extends string,
  S extends Shape,
  A extends Access,
  L extends List<FieldOf<S>> | null,
  C extends Csv<FieldOf<S>>,
> = Pick<Collection<Name, S, A, L, C>, 'name' | 'path' | 'schema'> & Partial<Collection<Name, S, A, L, C>>;

/** What the compiler knows of a definition's marks, so that it demands a text and a place of each collection with one. */
type Marks = Pick<Collection<string, Shape>, 'isAudited' | 'carried' | 'feed'>;

export function collection<
  const Name extends string,
  S extends Shape,
  const A extends Access = Record<never, never>,
  const L extends List<FieldOf<S>> | null = null,
  const C extends Csv<FieldOf<S>> = Record<never, never>,
  const IsAudited extends Marks['isAudited'] = false,
  const Carried extends Marks['carried'] = null,
  const Feed extends Marks['feed'] = null,
>(
  definition: Definition<Name, S, A, L, C> & { isAudited?: IsAudited; carried?: Carried; feed?: Feed },
): Collection<Name, S, A, L, C> & { isAudited: IsAudited; carried: Carried; feed: Feed };
export function collection<Name extends string, S extends Shape>(
  definition: Definition<Name, S, Access, List<FieldOf<S>> | null, Csv<FieldOf<S>>>,
): Collection<Name, S> {
  return {
    within: 'organization',
    access: {},
    rules: null,
    list: null,
    fixedIds: false,
    isWork: true,
    isCached: true,
    isAudited: false,
    carried: null,
    feed: null,
    csv: {},
    references: {},
    editable: [],
    fixed: [],
    serverOwned: {},
    authoring: [],
    derive: () => ({}),
    ...definition,
  };
}

/** Whether members write documents at all, through the journal. */
export type IsWritten<C> =
  C extends Collection<string, Shape, infer A>
    ? A extends { write: Right } | { create: Right } | { update: Right } | { delete: Right }
      ? true
      : false
    : false;

/** A document as screens see it: its fields and its id. */
export type Stored<C> = C extends Collection<string, infer S> ? z.output<S> & { id: string } : never;
/** What a member may send for a document. */
export type Editable<C> = C extends Collection<string, infer S> ? Partial<z.output<S>> : never;

export const inOrganization = (name: string) => (organization: string) =>
  `organizations/${organization}/${name}`;
export const topLevel = (name: string) => () => name;
