import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The rules for names (decision 42): what `docs/glossary.md` promises to somebody who searches the code. */

const source = /\.(tsx?|mts|mjs|css|rules)$/;
const files = [
  ...['', 'functions', 'web'].flatMap((folder) => sourceFiles(folder, source, true)),
  ...['functions/shared', 'functions/src', 'rules', 'scripts', 'tests', 'web/src'].flatMap((folder) =>
    sourceFiles(folder, source),
  ),
];

const isKebabCase = (path: string): boolean =>
  path.split('/').every((part) => /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(part));

/** Basenames that any folder may have, and those of texts in one language. */
const isCommonBasename = (name: string): boolean => /^(index|data|en|es)\.ts$/.test(name);
const basenameMax = 3;

function filesByBasename(paths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name = posix.basename(path).replace(/\.tsx$/, '.ts');
    found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

/** Words that the code once used for terms that React, Firestore, HTTP or campaigns have a name for. */
const privateWords = new Set(
  [
    'said asked asker askers kept told heard hear overhear spoken deed anew shelf shelve whom beside surroundings',
    'patience patiently farewell goodbye theirs ours somebody nobody everybody',
  ].flatMap((line) => line.split(' ')),
);
const alternatives = [...privateWords, 'standing'];
const anyPrivateWord = new RegExp(alternatives.join('|'), 'i');
const privatePart = new RegExp(
  [
    `(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`,
    `(?:${alternatives.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('|')})(?![a-z])`,
    `(?:${alternatives.join('|').toUpperCase()})`,
  ].join('|'),
);
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const isPrivate = (name: string): boolean =>
  name === 'standing' || partsOf(name).some((part) => privateWords.has(part));

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode);

/** Names that a pattern binds: `a`, `{ b: c }`, `[d = 1]`, `...e`. A default value binds none. */
function bindingsIn(pattern: unknown): string[] {
  return nodesIn(pattern).flatMap((node) => {
    if (node.type === 'Identifier') return [String(node.name)];
    const { elements, properties, value, left, argument, parameter } = node;
    return [elements, properties, node.type === 'Property' ? value : [], left, argument, parameter].flatMap(
      bindingsIn,
    );
  });
}

const keyOf = ({ key, computed }: Node): string[] =>
  isNode(key) && !computed ? [String(key.name ?? key.value)] : [];

const ofFunction = ({ id, params }: Node): string[] => [...bindingsIn(id), ...bindingsIn(params)];
const ofMethod = (node: Node): string[] => [...keyOf(node), ...bindingsIn(node.params)];
const ofId = ({ id }: Node): string[] => bindingsIn(id);
const ofImport = ({ local }: Node): string[] => bindingsIn(local);

/** What each kind of node declares. An object literal declares nothing: its keys are those of its type. */
const declaredBy = new Map<string, (node: Node) => string[]>([
  ['ArrowFunctionExpression', ofFunction],
  ['FunctionDeclaration', ofFunction],
  ['FunctionExpression', ofFunction],
  ['TSDeclareFunction', ofFunction],
  ['TSFunctionType', ofFunction],
  ['TSPropertySignature', keyOf],
  ['PropertyDefinition', keyOf],
  ['MethodDefinition', keyOf],
  ['TSMethodSignature', ofMethod],
  ['VariableDeclarator', ofId],
  ['ClassDeclaration', ofId],
  ['ClassExpression', ofId],
  ['TSTypeAliasDeclaration', ofId],
  ['TSInterfaceDeclaration', ofId],
  ['TSEnumDeclaration', ofId],
  ['ImportSpecifier', ofImport],
  ['ImportDefaultSpecifier', ofImport],
  ['ImportNamespaceSpecifier', ofImport],
  ['ExportSpecifier', ({ exported }) => bindingsIn(exported)],
  ['CatchClause', ({ param }) => bindingsIn(param)],
  ['TSNamedTupleMember', ({ label }) => bindingsIn(label)],
  ['TSTypeParameter', ({ name }) => bindingsIn(name)],
]);

function addDeclared(node: Node, names: Set<string>): void {
  for (const name of declaredBy.get(node.type)?.(node) ?? []) names.add(name);
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) addDeclared(child, names);
    } else if (isNode(value)) addDeclared(value, names);
}

function declaredInModule(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const names = new Set<string>();
  if (!isNode(program)) throw new Error(`${path} cannot be parsed.`);
  addDeclared(program, names);
  return [...names];
}

/** Functions, their parameters and variables of security rules. */
const declaredInRules = (text: string): string[] =>
  [...text.matchAll(/\bfunction (\w+)\(([^)]*)\)|\blet (\w+)/g)].flatMap(
    ([, name = '', params = '', variable = '']) => [name, ...params.split(/,\s*/), variable],
  );

/** Whether an identifier may have a private word as a part, outside the comments that begin their line. */
const mayDeclareOne = (text: string): boolean =>
  anyPrivateWord.test(text) && privatePart.test(text.replace(/^[ \t]*(\/\/|\/?\*).*$/gm, ''));

/** Private words among the names that a file declares. Most files contain none of them, and are not parsed. */
function privateNames(path: string, text: string): string[] {
  if (path.endsWith('.css') || !mayDeclareOne(text)) return [];
  const names = path.endsWith('.rules') ? declaredInRules(text) : declaredInModule(path, text);
  return [...new Set(names)].filter(isPrivate);
}

it.each([
  ['const said = 1;', ['said']],
  ['const { data: wasKept = 1, ...theirs } = a;', ['wasKept', 'theirs']],
  ['const a = ([heard]: string[], { b: askedOf }: B) => heard;', ['heard', 'askedOf']],
  ['function askedFor(shelf = 1) {}', ['askedFor', 'shelf']],
  [
    'type Told<Whom> = { isKept: Whom; hear(deed: string): void };',
    ['Told', 'Whom', 'isKept', 'hear', 'deed'],
  ],
  ["import { a as told } from './a.ts'; export { told as b };", ['told']],
  ['class A { #kept = 1; patience() {} }', ['kept', 'patience']],
  ['const standing = 1; const outstanding = 2; const standingTotal = 3;', ['standing']],
  ['const doorsTOLD = 1;', ['doorsTOLD']],
  // Uses, keys of literals, texts, and words that only contain a private one.
  ["a.said = { kept: 1 }; t('told'); const b = asked(said); const shearing = task;", []],
])('finds the private words in %s', (text, found) =>
  expect(new Set(privateNames('a.ts', text))).toEqual(new Set(found)),
);

it.each([
  ['function isPart(said) { let kept = 1; return said; }', ['said', 'kept']],
  ['allow read: if said(kept);', []],
])('finds the private words in the rules %s', (text, found) =>
  expect(privateNames('a.rules', text)).toEqual(found),
);

it.each([
  ['web/src/shared/ui/list-page.tsx', true],
  ['tests/unit/names.alone.test.ts', true],
  ['web/src/ui/ListPage.tsx', false],
  ['functions/src/one_by_one.ts', false],
  ['web/src/lists-/a.ts', false],
])('knows whether %s is kebab-case', (path, is) => expect(isKebabCase(path)).toBe(is));

it('reads every source file', () => expect(files.length).toBeGreaterThan(2_500));

it('refuses a file or folder that is not kebab-case', () =>
  expect(files.map(({ path }) => path).filter((path) => !isKebabCase(path))).toEqual([]));

it('refuses a basename that occurs more than three times', () => {
  const found = filesByBasename(files.map(({ path }) => path));
  expect(found.get('index.ts')?.length).toBeGreaterThan(basenameMax);
  expect([...found].filter(([name, paths]) => paths.length > basenameMax && !isCommonBasename(name))).toEqual(
    [],
  );
});

/** Names that stay: file → name → reason. */
const allowed: Record<string, Record<string, string>> = {
  'functions/shared/api/field-api.ts': { beside: 'field of a stored voter addition' },
  'functions/shared/domain/field/turf-log.ts': { beside: 'field of a stored voter addition' },
  'web/src/features/quality/new-voters/match-dialog.tsx': { beside: 'field of a stored voter addition' },
  'web/src/shared/demo/authorize.ts': { beside: 'field of a stored voter addition' },
  'web/src/shared/turfs/turf-addition.ts': { beside: 'field of a stored voter addition' },
  'web/src/shared/turfs/plan-database.ts': { whom: 'field of a plan in IndexedDB' },
  'web/src/shared/turfs/turf-database.ts': { heardAt: 'field of a turf in IndexedDB' },
};

/** Texts have keys of their own, which are renamed with the texts. */
const isTextCatalog = (path: string): boolean => /^web\/src\/shared\/text\/.+\/(en|es)\.ts$/.test(path);

it('refuses a private word in a declared name', () =>
  expect(
    files
      .filter(({ path }) => !isTextCatalog(path))
      .flatMap(({ path, text }) =>
        privateNames(path, text)
          .filter((name) => allowed[path]?.[name] === undefined)
          .map((name) => `${path}: ${name}`),
      ),
  ).toEqual([]));

it('lists no exception that is no longer declared', () => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  expect(
    Object.entries(allowed).flatMap(([path, names]) =>
      Object.keys(names).filter((name) => !privateNames(path, texts.get(path) ?? '').includes(name)),
    ),
  ).toEqual([]);
});
