import type { Shape } from '#shared/collections/define.ts';
import type { Who } from '../kit/actors.ts';
import type { Query } from '../kit/client.ts';
import type { Documents, Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';

/** One collection under test: a valid document, one honest change of it, and the query that the screens make. */
export type Subject = {
  schema: Shape;
  editable: readonly string[];
  fixed: readonly string[];
  path: (at: Place) => string;
  /** As a member's create writes it, with everything that only they may decide. */
  document: (at: Place) => Fields;
  /** Documents that it refers to. */
  beside?: (at: Place) => Documents;
  change: (at: Place) => Fields;
  query: (who: Who, at: Place) => Query;
};

export const limit = 100;
export const inside = (name: string) => (at: Place) => `organizations/${at.organization}/${name}/one`;
export const page = (field: string) => (): Query => ({ orderBy: [[field, 'ASCENDING']], limit });
export const latest = (field: string) => (): Query => ({ orderBy: [[field, 'DESCENDING']], limit });
export const asksOwn = (): Query => ({ where: [['user_id', 'EQUAL', 'anybody']], limit });

export const created = (at: Place): Fields => ({
  created_at: now,
  created_by: at.uid,
  updated_at: now,
  updated_by: at.uid,
});
export const changed = (at: Place): Fields => ({ updated_at: now, updated_by: at.uid });
/** For what no member writes at all, any change will do. */
export const tampered = (): Fields => ({ tampered: true });

export const future = new Date('2099-01-01T00:00:00.000Z');
export const colleague = (at: Place) => `colleague-${at.organization}`;
/** Top-level documents of one account lie beside those of all others. */
export const belonging = (name: string) => (at: Place) => `${name}/of-${at.uid}`;
