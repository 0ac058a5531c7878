import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('SECURITY.md', root), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| .+? \| (.+?) \| (.+) \|$/gm)];

/** The requirements that a test file claims to show, in comments such as `// ASVS 6.1.1, 6.3.1`. */
const asvsIn = (path: string): string[] =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(/\/\/ ASVS ([\d., ]+)$/gm)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );

/** How many requirements each section of ASVS 5.0.0 has. */
const sections: Record<string, number> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 8, '6.4': 6, '6.5': 8, '6.6': 4, '6.7': 2, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
  ...{ '8.1': 4, '8.2': 4, '8.3': 3, '8.4': 2 },
};

describe('SECURITY.md', () => {
  it('answers every requirement of the three chapters, once and in order', () => {
    const expected = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
    );
    expect(rows.map(([, id]) => id)).toEqual(expected);
  });

  it('says of each whether it is met', () => {
    for (const [, id, , state] of rows) expect(['met', 'partly', 'not'], id).toContain(state);
  });

  it.each(rows.filter(([, , , state]) => state === 'met').map(([, id = '', , , how = '']) => [id, how]))(
    'shows that %s is met by a test that names it, or says who read the code when: %s',
    (id, how) => {
      const tests = [...how.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => path);
      const unnamed = tests.filter((path) => !asvsIn(path).includes(id));
      expect(unnamed, 'these tests lack the comment "ASVS <id>"').toEqual([]);
      if (tests.length === 0) expect(how).toMatch(/^(by reading, 20\d\d-\d\d-\d\d|does not apply: )/);
    },
  );

  it('is named by every test that claims a requirement', () => {
    const tests = ['functions/src', 'tests'].flatMap((folder) =>
      sourceFiles(folder, /\.(test|spec)\.ts$/).map(({ path }) => path),
    );
    const claimed = tests.flatMap((path) => asvsIn(path).map((id) => ({ id, path })));
    const unlisted = claimed.filter(
      ({ id, path }) => !rows.some(([line, row]) => row === id && line.includes(`\`${path}\``)),
    );
    expect(unlisted).toEqual([]);
    expect(claimed.length).toBeGreaterThan(30);
  });

  it('names only files that are there', () => {
    const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter((path) => !existsSync(fileURLToPath(new URL(path, root))));
    expect(missing).toEqual([]);
  });
});
