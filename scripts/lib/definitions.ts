import type { Access, List, Rules, Shape } from '../../functions/shared/collections/define.ts';
import * as collections from '../../functions/shared/collections/index.ts';

/** Any collection's definition, whatever its fields are. */
export type Definition = {
  name: string;
  path(scope: string): string;
  schema: Shape;
  access: Access;
  rules: Rules | null;
  list: List | null;
  editable: readonly string[];
  fixed: readonly string[];
  serverOwned: object;
  derive(data: object): object;
};

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'schema' in value && 'path' in value && 'access' in value;

const values: readonly unknown[] = Object.values(collections);
/** Every collection of the product, by name. */
export const definitions: readonly Definition[] = values
  .filter(isDefinition)
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The collection whose documents this one's lie below; '' at the top. */
export const parentOf = ({ path }: Definition): string => path('').split('/').at(-3) ?? '';
