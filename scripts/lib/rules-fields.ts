import * as z from 'zod/mini';
import { email, isTrimmed, phone, recordId, type Shape } from '../../functions/shared/collections/define.ts';
import { secureLink } from '../../functions/shared/collections/position-uses.ts';
import { isOneLine } from '../../functions/shared/domain/one-line.ts';
import { fail } from './fail.mjs';

/** How the rules look at a field of a schema. */
export type FieldCheck = {
  /** The condition, or null where the rules have no function for this kind of field. */
  condition: string | null;
  /** What the schema demands beyond it, which a clause has to say. */
  isPartial: boolean;
};

const wrappers = ['nullable', 'default', 'optional'] as const;
const isWrapper = (type: string): boolean => wrappers.some((one) => one === type);
const described = z.object({
  type: z.optional(z.string()),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  minLength: z._default(z.number(), 0),
  maxLength: z._default(z.number(), Number.POSITIVE_INFINITY),
  minimum: z._default(z.number(), Number.NEGATIVE_INFINITY),
  maximum: z._default(z.number(), Number.POSITIVE_INFINITY),
  minItems: z._default(z.number(), 0),
  maxItems: z._default(z.number(), Number.POSITIVE_INFINITY),
});
type Described = z.output<typeof described>;
const describe = (schema: z.core.$ZodType): Described =>
  described.parse(z.toJSONSchema(schema, { unrepresentable: 'any' }));

/** A schema with what is around it, from `z._default(z.nullable(line(40)), null)` to `line(40)`. */
function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; around: Set<string> } {
  const around = new Set<string>();
  let inner = schema;
  while (isWrapper(inner._zod.def.type)) {
    around.add(inner._zod.def.type);
    const { innerType } = inner._zod.def as z.core.$ZodNullableDef;
    inner = innerType;
  }
  return { inner, around };
}

/** Functions of `z.refine`, which JSON Schema does not show. */
const refinements = ({ _zod }: z.core.$ZodType): unknown[] =>
  (_zod.def.checks ?? []).flatMap((check) =>
    check._zod.def.check === 'custom' ? [(check._zod.def as z.core.$ZodCustomDef).fn] : [],
  );

/** Whether a document may lack it. */
export function isOptional(shape: Shape['shape'], name: string): boolean {
  const { around } = unwrap(fieldOf(shape, name));
  return around.has('default') || around.has('optional');
}

function fieldOf(shape: Shape['shape'], name: string): z.core.$ZodType {
  const schema = shape[name];
  return (
    schema ?? fail(`functions/shared/collections: no schema has the field ${name} that its definition names.`)
  );
}

/** The condition on a field, by the kind that its schema describes. Each kind has one function in rules/shapes.rules. */
export function checkOf(shape: Shape['shape'], name: string): FieldCheck {
  const schema = fieldOf(shape, name);
  const { inner, around } = unwrap(schema);
  const absent = isOptional(shape, name) ? ifAbsent(schema) : null;
  const value = absent === null ? `doc.${name}` : `doc.get('${name}', ${absent})`;
  const isNullable = around.has('nullable') || absent === 'null';
  const known: unknown[] = [isTrimmed, isOneLine];
  return {
    condition: conditionOf(inner, value, isNullable),
    isPartial: refinements(inner).some((one) => !known.includes(one)),
  };
}

/** What stands for a field that a document lacks. */
function ifAbsent(schema: z.core.$ZodType): string {
  const { success, data } = z.safeParse(schema, undefined);
  return success && data !== undefined ? literal(data) : 'null';
}

function conditionOf(inner: z.core.$ZodType, value: string, isNullable: boolean): string | null {
  const json = describe(inner);
  if (json.enum) return `${value} in ${quoted([...(isNullable ? [null] : []), ...json.enum])}`;
  const text = json.type === 'string' ? textCondition(inner, json, value, isNullable) : null;
  if (text) return text;
  const condition = plainCondition(inner, json, value);
  return condition && isNullable ? `(${value} == null || ${condition})` : condition;
}

/** Texts of a length: what fits on one line, on several, or is of a form of its own, as JSON. */
function textCondition(
  inner: z.core.$ZodType,
  { minLength, maxLength, pattern, format }: Described,
  value: string,
  isNullable: boolean,
): string | null {
  if (pattern || format || isEmail(inner) || maxLength === Number.POSITIVE_INFINITY) return null;
  const refined = refinements(inner);
  const orNull = isNullable ? 'OrNull' : '';
  if (refined.includes(isTrimmed) && minLength === 1)
    return `${refined.includes(isOneLine) ? 'isText' : 'isLines'}${orNull}(${value}, ${maxLength})`;
  return null;
}

/** RE2 counts no further. */
const repeatMax = 1_000;

function plainCondition(inner: z.core.$ZodType, json: Described, value: string): string | null {
  const { type, minimum, maximum, minLength, maxLength } = json;
  if (type === 'boolean') return `${value} is bool`;
  if (type === 'number' && isLimited(minimum, maximum)) return `isNumber(${value}, ${minimum}, ${maximum})`;
  if (type === 'integer') {
    if (isLimited(minimum, maximum)) return `isInt(${value}, ${minimum}, ${maximum})`;
    return minimum === 0 ? `isCount(${value})` : null;
  }
  if (type === 'array') return listCondition(inner, json, value);
  if (type !== 'string') return null;
  if (isEmail(inner)) return `isEmail(${value})`;
  if (json.format === 'date') return `isDay(${value})`;
  const form = forms.find(([, pattern]) => pattern === json.pattern);
  if (form) return `${form[0]}(${value})`;
  if (json.pattern || json.format || maxLength === Number.POSITIVE_INFINITY) return null;
  if (minLength === 0) return `isStringUpTo(${value}, ${maxLength})`;
  return minLength > 1 ? `isString(${value}, ${minLength}, ${maxLength})` : null;
}

const isLimited = (least: number, most: number): boolean =>
  least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER;

/** Texts that have a pattern of their own. */
const forms = [
  ['isRecordId', describe(recordId).pattern],
  ['isPhone', describe(phone).pattern],
  ['isSecureLink', describe(secureLink).pattern],
] as const;
const isEmail = (schema: z.core.$ZodType): boolean => schema === email;

/** Lines of a list: rules have no loops, so they are checked as one text. */
function listCondition(inner: z.core.$ZodType, { minItems, maxItems }: Described, value: string) {
  const { element } = inner._zod.def as z.core.$ZodArrayDef;
  const { type, minLength, maxLength, pattern } = describe(element);
  if (minItems === 0 && isEmail(element)) return `areEmails(${value}, ${maxItems})`;
  if (minItems === 0 && pattern === describe(phone).pattern) return `arePhones(${value}, ${maxItems})`;
  const refined = refinements(element);
  const isLine =
    type === 'string' && minLength === 1 && refined.includes(isTrimmed) && refined.includes(isOneLine);
  if (!isLine || minItems > 0 || maxItems === Number.POSITIVE_INFINITY || maxLength >= repeatMax) return null;
  return `areLines(${value}, ${maxItems}, ${maxLength})`;
}

/** A value, and a list of values, as the rules write them. */
export const literal = (value: unknown): string => {
  if (Array.isArray(value)) return quoted(value);
  return typeof value === 'string' ? `'${value}'` : String(value);
};
export const quoted = (values: readonly unknown[]): string => `[${values.map(literal).join(', ')}]`;
