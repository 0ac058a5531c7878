import type { Stored } from '#shared/collections/define.ts';
import { people } from '#shared/collections/people.ts';
import { areaPaths } from '../../shared/area/area.ts';

export type Person = Stored<typeof people>;

/** Everyone the campaign deals with, and every organization. */
export const area = {
  collection: people,
  texts: 'people',
  paths: areaPaths('/people'),
  nameOf: ({ name }: Person) => name,
  viewed: 'person',
} as const;
