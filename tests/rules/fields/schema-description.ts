import * as z from 'zod/mini';
import type { Shape } from '#shared/collections/define.ts';

/** What a collection's schema says of one field, as JSON Schema says it. */
export type Described = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | undefined;
  enum?: string[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  allOf?: { pattern: string }[] | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: Described | undefined;
  properties?: Record<string, Described> | undefined;
  /** Of a map with keys of any name: its values. */
  additionalProperties?: unknown;
};
const described: z.ZodMiniType<Described> = z.object({
  type: z.optional(z.enum(['string', 'integer', 'number', 'boolean', 'array', 'object'])),
  enum: z.optional(z.array(z.string())),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  allOf: z.optional(z.array(z.object({ pattern: z.string() }))),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  items: z.optional(z.lazy(() => described)),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => described),
    ),
  ),
  additionalProperties: z.optional(z.unknown()),
});
const orNull = z.object({ anyOf: z.array(z.unknown()) });
const field = z.union([orNull, described]);
const properties = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z._default(z.array(z.string()), []),
});
const optional = z.object({ default: z.unknown() });

export type DescribedField = {
  name: string;
  of: Described;
  nullable: boolean;
  /** A document may lack it: it is optional, or readers fill in a default. */
  optional: boolean;
};

/** The fields of a schema, in its order. */
export function describe(schema: Shape): DescribedField[] {
  const { required, ...json } = properties.parse(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return Object.entries(json.properties).map(([name, property]) => {
    const one = field.parse(property);
    return {
      name,
      of: 'anyOf' in one ? described.parse(one.anyOf[0]) : one,
      nullable: 'anyOf' in one,
      optional: optional.safeParse(property).success || !required.includes(name),
    };
  });
}
