import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { byName } from './registry.ts';
import * as written from './written.ts';
import { auditedTables, carriedTables, createdLine, neededBy, referencesTo } from './written-marks.ts';

const definitions = Object.values(written);

it('takes audited and carried collections from the definitions', () => {
  expect(auditedTables).toContain('call_lists');
  expect(auditedTables).not.toContain('goals');
  const carried = definitions.filter((one) => one.carried !== null).map(({ name }) => name);
  expect([...carriedTables].toSorted()).toEqual(carried.toSorted());
});

it('carries what a document refers to before it', () => {
  for (const name of carriedTables)
    for (const target of Object.values(byName(written)[name].references)) {
      const before: string[] = carriedTables.slice(0, carriedTables.indexOf(name));
      const isCarried = definitions.some((one) => one.name === target && one.carried !== null);
      if (isCarried) expect(before, name).toContain(target);
    }
  expect(carriedTables.indexOf('donors')).toBeLessThan(carriedTables.indexOf('donations'));
});

it('needs the documents that a carried one names, and none where it names nothing', () => {
  expect(neededBy('donations', { donor_id: 'd1' })).toEqual(['donors/d1']);
  expect(neededBy('position_drafts', { id: 'i1' })).toEqual(['issues/i1']);
  expect(neededBy('donations', { donor_id: null })).toEqual([]);
  expect(neededBy('donors', { id: 'd1' })).toEqual(['people/d1']);
  expect(neededBy('people', { id: 'd1' })).toEqual([]);
});

it('finds the fields that refer to a collection', () => {
  expect(referencesTo('donors')).toEqual([
    { table: 'donations', field: 'donor_id' },
    { table: 'pledges', field: 'donor_id' },
  ]);
  expect(referencesTo('issues')).toEqual([
    { table: 'position_drafts', field: 'id' },
    { table: 'position_uses', field: 'issue_id' },
  ]);
  expect(referencesTo('goals')).toEqual([]);
});

it('refers only to collections and fields that there are', () => {
  const names = definitions.map(({ name }): string => name);
  for (const { name, references, schema } of definitions)
    for (const [field, target] of Object.entries(references)) {
      expect(names, `${name}.${field}`).toContain(target);
      expect(['id', ...Object.keys(schema.shape)], name).toContain(field);
    }
});

it('has a line of the feed, for whoever may read it, of each collection with one', () => {
  expect(createdLine(written.volunteers)).toEqual({ type: 'volunteer_added', capability: 'volunteers.read' });
  for (const definition of definitions)
    expect(createdLine(definition) !== null, definition.name).toBe(definition.feed !== null);
});

it('lets a new document be shown before it is stored: what is fixed is null there, so none may lack it instead', () => {
  const unreadable = definitions.flatMap(({ name, schema, fixed }) =>
    Object.entries<z.ZodMiniType>(schema.shape)
      .filter(([field]) => (fixed as readonly string[]).includes(field))
      .filter(([, one]) => one.safeParse(undefined).success && !one.safeParse(null).success)
      .map(([field]) => `${name}.${field}`),
  );
  expect(unreadable).toEqual([]);
});
