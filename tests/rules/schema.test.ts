import { describe, expect, test } from 'vitest';
import { brokenDocuments, soundDocuments } from './cases/validation.ts';

/** What the rules refuse in cases/validation.ts, the schema that reads it must refuse as well. */
describe('schemas', () => {
  test.each(soundDocuments)('take $name', ({ schema, document }) => {
    expect(schema.safeParse(document).success).toBe(true);
  });
  // ASVS 8.1.2, 8.2.3
  test.each(brokenDocuments)('refuse $name', ({ schema, document }) => {
    expect(schema.safeParse(document).success).toBe(false);
  });
});
