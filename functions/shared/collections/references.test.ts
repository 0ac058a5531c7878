import { expect, it } from 'vitest';
import * as functionsOnly from './functions-only.ts';
import * as readOnly from './read-only.ts';
import * as written from './written.ts';

/** Fields that hold a person's id, whatever the collection. */
const personFields: Readonly<Record<string, string>> = {
  person_id: 'people',
  donor_id: 'donors',
  volunteer_id: 'volunteers',
};

it('a collection that refers to people says so: merging, deleting and undoing an import follow its definition', () => {
  const undeclared = Object.values({ ...written, ...readOnly, ...functionsOnly }).flatMap(
    ({ name, schema, references }) =>
      Object.keys(schema.shape)
        .filter((field) => field in personFields)
        .filter((field) => Reflect.get(references, field) !== personFields[field])
        .map((field) => `${name}.${field}`),
  );
  expect(undeclared).toEqual([]);
});
