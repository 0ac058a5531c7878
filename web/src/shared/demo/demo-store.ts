import type { Grant, Role } from '#shared/access.ts';
import { callClaims } from '#shared/collections/call-claims.ts';
import type { Collection, Instant, Shape } from '#shared/collections/define.ts';
import * as readOnly from '#shared/collections/read-only.ts';
import { byName } from '#shared/collections/registry.ts';
import * as written from '#shared/collections/written.ts';
import { sampleOrganization } from '#shared/demo/sample.ts';
import { type OnDocumentChange, type TableOf, tableOf } from './demo-table.ts';

/** Who acts in the demo. */
export type Actor = { uid: string; fullName: string; email: string; role: Role; grants: readonly Grant[] };

/** All that members write or read, and who has which voter on the telephone. */
const collections = byName({ ...written, ...readOnly, callClaims });
type Tables = { readonly [Name in keyof typeof collections]: TableOf<(typeof collections)[Name]> };

function openTables(visitor: Actor, changed: OnDocumentChange): Tables;
function openTables({ uid }: Actor, changed: OnDocumentChange): object {
  const all: readonly Collection<string, Shape>[] = Object.values(collections);
  return Object.fromEntries(
    all.map((one) => [one.name, tableOf(one, one.within === 'member' ? uid : sampleOrganization, changed)]),
  );
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
  const tables = openTables(visitor, changed);
  const { user_profiles } = tables;
  const loaders = new Map(Object.values(tables).map(({ path, put }) => [path, put]));
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
    organization: sampleOrganization,
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
    /** Packed voters by their chunk's id; those of the sample's file are packed when they are asked for. */
    voter_chunks: new Map<string, Uint8Array<ArrayBuffer>>(),
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
