import { byName } from '#shared/collections/registry.ts';
import * as written from '#shared/collections/written.ts';
import type { Table } from './entry.ts';
import type { Definition } from './record-fields.ts';

/** What members write: all definitions, for what sends changes. What shows one collection has its definition at hand. */
export const collections = byName(written);

/** The union of the collections takes no common argument; each gets data of its own table here. */
export const definitionOf = (table: Table): Definition => Reflect.get(collections, table);
