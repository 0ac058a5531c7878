import { describe, expect, it } from 'vitest';
import { type Imports, importCycles } from './import-cycles.ts';
import { importsOf, type SourceFile, sourceFiles } from './source-files.ts';

/**
 * Imports go one way (design §2): web/src/app → web/src/features/* → web/src/shared → functions/shared ←
 * functions/src. What two features need goes down into shared, or the app composes them.
 */

const code = /\.tsx?$/;
const isTest = /\.test\.tsx?$|\/testing\//;
const web = sourceFiles('web/src', code);
const shared = sourceFiles('functions/shared', code);
const functions = sourceFiles('functions/src', code);

const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Every import that breaks a rule, as `file → import`. */
const broken = (files: SourceFile[], breaks: (file: string, imported: string) => boolean): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => breaks(file.path, imported))
      .map((imported) => `${file.path} → ${imported}`),
  );

const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const isProjectFile = (imported: string) => /^(web|functions|tests|scripts)\//.test(imported);

describe('imports', () => {
  it('are read at all', () => {
    const imports = [...web, ...shared, ...functions].flatMap(importsOf).filter(isProjectFile);
    expect(imports.length).toBeGreaterThan(100);
  });

  it('of a feature name no other feature and nothing of the app', () =>
    expect(
      broken(web, (file, imported) => {
        const own = featureOf(file);
        if (!own) return false;
        const other = featureOf(imported);
        return (other !== undefined && other !== own) || within(imported, 'web/src/app');
      }),
    ).toEqual([]));

  it('of web/src/shared name no feature and nothing of the app', () =>
    expect(
      broken(
        web.filter(({ path }) => within(path, 'web/src/shared')),
        (_, imported) => within(imported, 'web/src/app', 'web/src/features'),
      ),
    ).toEqual([]));

  it('of the web app name nothing of functions but functions/shared', () =>
    expect(
      broken(web, (_, imported) => within(imported, 'functions') && !within(imported, 'functions/shared')),
    ).toEqual([]));

  it('of functions name nothing of the web app', () =>
    expect(broken(functions, (_, imported) => within(imported, 'web'))).toEqual([]));

  it('of functions/shared stay there, and name no SDK and no React', () => {
    const foreign = /^(firebase|@firebase|react|@mantine|node:|i18next|zustand)/;
    const files = shared.filter(({ path }) => !isTest.test(path));
    expect(
      broken(
        files,
        (_, imported) =>
          foreign.test(imported) || (isProjectFile(imported) && !within(imported, 'functions/shared')),
      ),
    ).toEqual([]);
  });

  it('of firebase/firestore stand in shared/data and in the data.ts of a feature', () =>
    expect(
      broken(
        web.filter(
          ({ path }) =>
            !within(path, 'web/src/shared/data') && !/^web\/src\/features\/[^/]+\/data\.ts$/.test(path),
        ),
        (_, imported) => imported.startsWith('firebase/firestore'),
      ),
    ).toEqual([]));

  it('ask no pipelines, whose regular expressions the build leaves out', () =>
    expect(
      broken(web, (_, imported) => /^(firebase|@firebase)\/firestore\/.*pipelines/.test(imported)),
    ).toEqual([]));

  /** What is fetched with some files, without types and what comes on demand. */
  const fetchedWith = (paths: readonly string[]): ReadonlySet<string> => {
    const files = new Map([...web, ...shared].map((file) => [file.path, file]));
    const reached = new Set(paths);
    for (const path of reached) {
      const file = files.get(path);
      const text = file?.text.replace(/^(im|ex)port type [^;]*;|\bimport\([^)]*\)/gm, '') ?? '';
      if (file) for (const imported of importsOf({ path, text })) reached.add(imported);
    }
    return reached;
  };

  it('of the first lists fetch no headers of other tools, which only an import reads', () => {
    const lists = ['fundraising/fundraising-page.tsx', 'volunteers/volunteers-page.tsx'];
    const reached = fetchedWith(lists.map((path) => `web/src/features/${path}`));
    expect(reached).toContain('web/src/shared/area/area-list.tsx');
    expect([...reached].filter((path) => /domain\/import\/\w+-fields\.ts$/.test(path))).toEqual([]);
  });

  it('of the first page fetch no schemas, which weigh a tenth of it', () => {
    const reached = fetchedWith(['web/src/main.tsx']);
    expect(reached).toContain('web/src/app/session-gate.tsx');
    expect([...reached].filter((name) => /^zod|^functions\/shared\/(collections|api)\//.test(name))).toEqual(
      [],
    );
  });

  it('of zod in the web app are the small entry', () =>
    expect(
      broken([...web, ...shared], (_, imported) => /^zod($|\/)/.test(imported) && imported !== 'zod/mini'),
    ).toEqual([]));
});

/** English texts fetch the Spanish ones beside them, which take only their type: one bundle in two files. */
const isTranslation = (file: string, imported: string): boolean =>
  within(file, 'web/src/shared/text') && imported === file.replace(/\/en\.ts$/, '/es.ts');

/** Imports of every kind, of types and on demand too: code that needs each other belongs together. */
const importsIn = (files: readonly SourceFile[]): Imports => {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file).filter((imported) => paths.has(imported) && !isTranslation(file.path, imported)),
    ]),
  );
};

describe('import cycles', () => {
  it('are found, the shortest of each group', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['d', 'a']],
      ['e', ['d']],
    ]);
    expect(importCycles(imports).map((cycle) => cycle.split(' → ').toSorted().join(''))).toEqual([
      'aac',
      'dd',
    ]);
  });

  it('do not exist, also of types and of what is fetched on demand', () =>
    expect(importCycles(importsIn([...web, ...shared, ...functions]))).toEqual([]));
});
