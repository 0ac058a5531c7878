import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations, rightOf } from './define.ts';
import * as functionsOnly from './functions-only.ts';
import * as readOnly from './read-only.ts';
import { type Barrel, byName } from './registry.ts';
import * as written from './written.ts';

const barrels: Record<string, Barrel> = {
  'written.ts': written,
  'read-only.ts': readOnly,
  'functions-only.ts': functionsOnly,
};
const definitions = Object.values(barrels).flatMap((one) => Object.values(one));
/** The journal writes it beside an addition; it is no change that waits on its own. */
const countsOfJournal = ['voter_addition_counts'];

/** Every definition in the files of this folder, whichever barrel names it. */
async function defined(): Promise<string[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !(file in barrels) && file !== 'index.ts',
  );
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ `./${file}`)),
  );
  return modules.flatMap((one) =>
    Object.values(one).flatMap((value) =>
      typeof value === 'object' && value !== null && 'serverOwned' in value ? [String(value.name)] : [],
    ),
  );
}

describe('the registry', () => {
  it('lists every collection that a file of this folder defines, once', async () => {
    const listed = definitions.map(({ name }) => name);
    expect(listed.toSorted()).toEqual((await defined()).toSorted());
  });

  it.each(definitions.map((one) => [one.name, one] as const))(
    'lists %s in the barrel that its access names',
    (name, definition) => {
      const has = (all: readonly (typeof operations)[number][]) =>
        all.some((operation) => rightOf(definition.access, operation) !== null);
      const isWritten = has(['create', 'update', 'delete']) && !countsOfJournal.includes(name);
      const expected = isWritten ? 'written.ts' : has(operations) ? 'read-only.ts' : 'functions-only.ts';
      const found = Object.keys(barrels).filter((barrel) =>
        Object.values(barrels[barrel] ?? {}).some((one) => one.name === name),
      );
      expect(found).toEqual([expected]);
    },
  );

  it('names collections as the database does', () => {
    expect(byName(written).call_lists).toBe(written.callLists);
    expect(Object.keys(byName(written))).toHaveLength(Object.keys(written).length);
  });
});
