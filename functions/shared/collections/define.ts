import * as z from 'zod/mini';
import { foldText } from '../domain/name-keys.ts';
import { isOneLine } from '../domain/one-line.ts';

/** What every SDK's timestamp can do; this folder imports no SDK. */
export type Instant = { toMillis(): number };
export const instant = z.custom<Instant>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function',
);

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => value === value.trim()),
  );
/** The same on one line: a name or a label shows all that it holds. */
export const line = (max: number) => text(max).check(z.refine(isOneLine));
/** A document's id as clients and functions make them: no step of a path and none of the database's reserved `__…__`. */
export const recordId = z.string().check(z.regex(/^[A-Za-z\d][\w-]{0,127}$/));
/** A person's name: it has a letter or a digit, else no search would ever find it. */
export const personName = line(120).check(z.refine((value) => foldText(value) !== ''));
/** A calendar day without a time, `YYYY-MM-DD`. */
export const day = z.iso.date();
export const cents = z.int().check(z.minimum(0));
/** A lower-case e-mail address, as `normaliseEmail` makes it. */
export const email = z.email().check(z.maxLength(254), z.regex(/^[^A-Z\s]+$/));
/** A telephone number in E.164, as `normalisePhone` makes it. */
export const phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

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

/** One collection, described once: rules tests, forms, functions and readers all follow from it. */
export type Collection<Name extends string, S extends Shape> = {
  name: Name;
  /** The collection's path inside its scope: an organization's id, or '' for a top-level collection, or a member's id. */
  path: (scope: string) => string;
  /** Whether the scope is the organization or the member. */
  within: 'organization' | 'member';
  /** The whole stored document, without the id and scope that its path carries. */
  schema: S;
  /** Ids that say what a document is, so that two devices can create the same one; all others are random. */
  fixedIds: boolean;
  /** False where functions make the documents on their own: one of them alone is nobody's work. */
  isWork: boolean;
  /** Fields that a member fills in. */
  editable: readonly (keyof z.output<S> & string)[];
  /** Fields that a member's create carries and nobody changes afterwards. */
  fixed: readonly (keyof z.output<S> & string)[];
  /** Fields that only functions change, with the values that a create must carry. */
  serverOwned: Partial<z.output<S>>;
  /** Fields computed from others on every write. */
  derive: (data: Partial<z.output<S>>) => Partial<z.output<S>>;
};

type Definition<Name extends string, S extends Shape> = Pick<
  Collection<Name, S>,
  'name' | 'path' | 'schema'
> &
  Partial<Collection<Name, S>>;

export function collection<const Name extends string, S extends Shape>(
  definition: Definition<Name, S>,
): Collection<Name, S> {
  return {
    within: 'organization',
    fixedIds: false,
    isWork: true,
    editable: [],
    fixed: [],
    serverOwned: {},
    derive: () => ({}),
    ...definition,
  };
}

/** A document as screens see it: its fields and its id. */
export type Stored<C> = C extends Collection<string, infer S> ? z.output<S> & { id: string } : never;
/** What a member may send for a document. */
export type Editable<C> = C extends Collection<string, infer S> ? Partial<z.output<S>> : never;

export const inOrganization = (name: string) => (organization: string) =>
  `organizations/${organization}/${name}`;
export const topLevel = (name: string) => () => name;
