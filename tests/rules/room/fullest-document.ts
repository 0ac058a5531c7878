import { type Described, describe } from '../fields/schema-description.ts';
import { goodValues } from '../fields/valid-values.ts';
import type { Fixture } from '../fixtures/fixture.ts';
import type { Fields, Value } from '../harness/field-values.ts';

/** Derived and imported fields that a member's write carries beside what they fill in. */
const derived = ['name_key', 'family_key', 'external_id'];
/** Fields whose value depends on the caller, another field, or another document: a write sets them itself. */
const dependent = new Set(
  `import_id user_id organization_id donor_id donor_name donor_key list_id number voter_id source field text
  state assigned_to assigned_name holders turf_id beside matched_to issue_id`.split(/\s+/),
);

/** Every field that a member may write, at its longest: the fullest document that the schema allows. */
export function fullestFields({ schema, editable, fixed }: Fixture, operation: 'create' | 'update'): Fields {
  const writable = [...editable, ...derived, ...(operation === 'create' ? fixed : [])];
  const isWritten = (name: string) =>
    writable.includes(name) &&
    !dependent.has(name) &&
    !(operation === 'update' && (fixed.includes(name) || name === 'external_id'));
  return Object.fromEntries(
    describe(schema)
      // A day takes the same whichever it is, and some must come after others.
      .filter(({ name, of }) => isWritten(name) && of.format !== 'date')
      .map(({ name, of }) => [name, longest(of)]),
  );
}

function longest(of: Described): Value {
  if (of.type === 'array' && of.items) return Array<Value>(of.maxItems ?? 1).fill(longest(of.items));
  if (of.type === 'object')
    return Object.fromEntries(
      Object.entries(of.properties ?? {}).map(([key, inner]) => [key, longest(inner)]),
    );
  return goodValues(of).at(-1);
}
