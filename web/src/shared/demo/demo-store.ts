import type { Grant, Role } from '#shared/access.ts';
import { callClaims } from '#shared/collections/call-claims.ts';
import {
  calltimeLists,
  calltimePacks,
  calltimePeople,
  calltimeStates,
} from '#shared/collections/calltime-lists.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { contactSalts } from '#shared/collections/contact-salts.ts';
import type { Collection, Instant, Shape } from '#shared/collections/define.ts';
import { peoplePackChanges } from '#shared/collections/people-packs.ts';
import * as readOnly from '#shared/collections/read-only.ts';
import { byName } from '#shared/collections/registry.ts';
import * as written from '#shared/collections/written.ts';
import type { Source } from '#shared/usecases/store.ts';
import { type OnDocumentChange, type Table, type TableOf, tableOf } from './demo-table.ts';

/** Who acts in the demo, and in which of its campaigns. */
export type Actor = {
  uid: string;
  organization: string;
  fullName: string;
  email: string;
  role: Role;
  grants: readonly Grant[];
};

/** All that members write or read, who has which voter on the telephone, who must not be contacted, and call-time lists. */
const collections = byName({
  ...written,
  ...readOnly,
  ...{ callClaims, contactEvents, contactPoints, contactSalts, peoplePackChanges },
  ...{ calltimeLists, calltimePacks, calltimePeople, calltimeStates },
});
type Tables = { readonly [Name in keyof typeof collections]: TableOf<(typeof collections)[Name]> };

function openTables(visitor: Actor, changed: OnDocumentChange): Tables;
function openTables({ uid, organization }: Actor, changed: OnDocumentChange): object {
  const all: readonly Collection<string, Shape>[] = Object.values(collections);
  return Object.fromEntries(
    all.map((one) => [one.name, tableOf(one, one.within === 'member' ? uid : organization, changed)]),
  );
}

/** Finds a table by its path. Who asks for a path names the collection that is there. */
function tableFor(
  byPath: Map<string, object>,
): <S extends Shape>(source: Source<S>, scope: string) => Table<S>;
function tableFor(byPath: Map<string, object>): (source: Source<Shape>, scope: string) => object {
  return (source, scope) => {
    const path = source.path(scope);
    const table = byPath.get(path) ?? tableOf(source, scope, () => undefined);
    byPath.set(path, table);
    return table;
  };
}

/** The demo's whole campaign: what the server would have, by collection. */
export type DemoStore = ReturnType<typeof openDemoStore>;

/**
 * `visitor`: who looks at it, and whose own documents it holds. `instant`: a moment as the database has it, of milliseconds
 * since 1970. `changed` hears of every document that is written.
 */
export function openDemoStore(
  visitor: Actor,
  instant: (millis: number) => Instant,
  changed: OnDocumentChange,
) {
  let version = 0;
  const tables = openTables(visitor, (path, fields) => {
    version += 1;
    // Screens ask for packed voters by themselves; those of the sample's file are packed when they do.
    if (!path.includes('/voter_chunks/')) changed(path, fields);
  });
  const { user_profiles } = tables;
  const loaders = new Map(Object.values(tables).map(({ path, put }) => [path, put]));
  const byPath = new Map<string, object>(Object.values(tables).map((table) => [table.path, table]));
  /** With the name and the rights that they have by now. */
  const asNow = (one: Actor): Actor => {
    const profile = user_profiles.get(one.uid);
    return profile
      ? { ...one, fullName: profile.full_name, role: profile.role, grants: profile.grants }
      : one;
  };
  let clock = 0;
  let actor = visitor;
  let made = 0;
  return {
    organization: visitor.organization,
    /** Whose own documents are here. */
    get visitor(): Actor {
      return asNow(visitor);
    },
    /** Who acts: the visitor, but for acts of a role in which they were before. */
    get actor(): Actor {
      return asNow(actor);
    },
    instant,
    ...tables,
    /** Grows with every document that is written. */
    version: (): number => version,
    /** A collection's table; those that nobody reads here are made when a use case asks for them. */
    tableOf: tableFor(byPath),
    /** Takes a document of the sample campaign; those of collections that nobody reads here are left. */
    load(path: string, fields: object): void {
      const end = path.lastIndexOf('/');
      loaders.get(path.slice(0, end))?.(path.slice(end + 1), fields);
    },
    /** The moment of the act that is under way: milliseconds since 1970. */
    now: (): number => clock,
    /** An act begins. `by`: the visitor unless said. */
    at(millis: number, by = visitor): void {
      clock = millis;
      actor = by;
      made = 0;
    },
    /** The same id each time the act is repeated. */
    newId: (): string => {
      made += 1;
      return `demo-${clock.toString(36)}-${made}`;
    },
  };
}
