import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

/**
 * What the rough reading of `visible-text.test.ts` does not see: words beside the tags, and texts that are asked for
 * before those of the member's language have come.
 */

const files = sourceFiles('web/src', /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\/|^web\/src\/shared\/text\//.test(path),
);

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return `${nameOf(value.object)}.${nameOf(value.property)}`;
  return String(value.name ?? value.value ?? '');
};
const below = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(below)];
const programOf = (path: string, text: string): Node => {
  const { program } = parseSync(path, text);
  if (!isNode(program)) throw new Error(`${path} cannot be read.`);
  return program;
};

/** Several words, or one with a capital: what people read, and no key, class or address. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && (/^\p{Lu}\p{Ll}+[.!?…]?$/u.test(value) || /\p{L} [\p{L}…]/u.test(value));
const cookedOf = (part: unknown): string => {
  const value: unknown = isNode(part) ? part.value : null;
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, 'cooked')) : '';
};
/** Literals that an expression may come to. */
function literalsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return isText(value.value) ? [value.value] : [];
  if (value.type === 'ConditionalExpression')
    return [...literalsOf(value.consequent), ...literalsOf(value.alternate)];
  if (value.type === 'LogicalExpression') return [...literalsOf(value.left), ...literalsOf(value.right)];
  if (value.type === 'JSXExpressionContainer') return literalsOf(value.expression);
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return [];
  const text = value.quasis.map(cookedOf).join('…');
  return isText(text) ? [text] : [];
}

const shownAs =
  /^(title|label|placeholder|aria-label|ariaLabel|alt|description|hint|message|header|error|nothingFoundMessage)$/;
const callName = /^(toast|alert|confirm|notifications\.show)$/;
const shownProperties = /^document\.title$|\.(textContent|innerText)$/;

/** Words in the places that people read or hear. */
function textsIn(program: Node): string[] {
  return below(program).flatMap((node) => {
    if (node.type === 'JSXExpressionContainer') return literalsOf(node);
    if (node.type === 'JSXAttribute' && shownAs.test(nameOf(node.name))) return literalsOf(node.value);
    if (node.type === 'Property' && shownAs.test(nameOf(node.key))) return literalsOf(node.value);
    if (node.type === 'CallExpression' && callName.test(nameOf(node.callee)) && Array.isArray(node.arguments))
      return node.arguments.flatMap(literalsOf);
    if (node.type === 'AssignmentExpression' && shownProperties.test(nameOf(node.left)))
      return literalsOf(node.right);
    return [];
  });
}

/** Texts that a module asks for while it is loaded. A callback of a list runs then, too. */
function readAtImport(node: Node): string[] {
  if (/Function/.test(node.type)) return [];
  const called = node.type === 'CallExpression' ? nameOf(node.callee) : '';
  const args = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
  if (called === 't') return [nameOf(args[0])];
  const runs = /\.(map|flatMap|filter|reduce)$/.test(called) ? args : [];
  const bodies = runs.map(({ body }) => body).filter(isNode);
  return [...childrenOf(node), ...bodies].flatMap(readAtImport);
}

it.each([
  ["toast('error', 'It did not work');", ['It did not work']],
  ["const columns = [{ key: 'name', header: 'Name' }];", ['Name']],
  ["const a = <p>{open ? 'Open' : 'Shut again'}</p>;", ['Open', 'Shut again']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code, which is read here.
  ['const a = <p>{`Page ${at} of ${of}`}</p>;', ['Page … of …']],
  ["document.title = 'Hello there';", ['Hello there']],
  ["const a = { title: t('auth.title'), label: 'auth.title' };", []],
  ["const a = <p className='Row' />;", []],
])('reads %s', (source, found) => expect(textsIn(programOf('a.tsx', source))).toEqual(found));

it.each([
  ["const add = { label: t('volunteers.add') };", ['volunteers.add']],
  ["const sorts = all.map((value) => ({ label: t('list.sort') }));", ['list.sort']],
  ["const add = () => t('volunteers.add');", []],
])('hears %s', (source, found) => expect(readAtImport(programOf('a.tsx', source))).toEqual(found));

const programs = files.map(({ path, text }) => ({ path, program: programOf(path, text) }));

/** The same in every language, or for programmers. */
const notTexts: Record<string, readonly string[]> = {
  'web/src/app/shell/palette/palette-button.tsx': ['Ctrl K'],
};

it('finds no words outside the catalogue', () =>
  expect(
    programs.flatMap(({ path, program }) =>
      textsIn(program)
        .filter((text) => !notTexts[path]?.includes(text))
        .map((text) => `${path}: ${text}`),
    ),
  ).toEqual([]));

/** What is there before the first screen is drawn may be said by a module as it loads. */
const early = /^(auth|common|errors|nav)\./;
it('finds no text that is asked for before its language is there', () =>
  expect(
    programs.flatMap(({ path, program }) =>
      readAtImport(program)
        .filter((key) => !early.test(key))
        .map((key) => `${path}: ${key}`),
    ),
  ).toEqual([]));

/** Screens: `lazy-page.tsx` waits for the texts of each. */
const isPage = (path: string) => /^web\/src\/(features\/[^/]+\/index|app\/areas\/[\w-]+)\.ts$/.test(path);
/** Every member's screen stands in what has waited for these. */
const everywhere = 'web/src/shared/text/members/en.ts';
const bundles = /^web\/src\/shared\/text\/(?!visitors\/).+\/en\.ts$/;

/** Fetches what draws nothing: its texts are there when somebody reads them. */
const unseen = /^web\/src\/(shared\/data|app\/session)\//;
/** Who does not have to wait. */
const excused: Record<string, string> = {
  'web/src/app/demo/load-demo-bar.ts': 'is waited for by `useLater` or `lazy-page.tsx`',
  'web/src/app/shell/palette/load-parts.ts': 'is waited for by `useLater`',
  'web/src/shared/voters/voter-source.ts': 'the demo has waited for its own texts',
  'web/src/features/profile/profile-screens.ts': 'their page has waited for the same texts',
};
/** What may be fetched without waiting. */
const wordless: Record<string, string> = {
  'web/src/shared/voters/find-voters.ts':
    'hands on whom it finds, and none of the words that the file has for its own state',
};

it('waits for the texts of whatever is fetched later', () => {
  const known = new Map(files.map((file) => [file.path, file]));
  const laterIn = ({ path, text }: (typeof files)[number]): string[] =>
    [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, to = '']) => posix.join(posix.dirname(path), to));
  const reached = (path: string, seen: Set<string>): Set<string> => {
    const file = known.get(path);
    if (seen.has(path)) return seen;
    seen.add(path);
    if (!file) return seen;
    const later = laterIn(file);
    for (const imported of importsOf(file)) if (!later.includes(imported)) reached(imported, seen);
    return seen;
  };
  const bundlesOf = (path: string) => [...reached(path, new Set())].filter((found) => bundles.test(found));
  const unheard = files.flatMap((file) => {
    if (
      isPage(file.path) ||
      file.path in excused ||
      unseen.test(file.path) ||
      /\b(withTexts|useLater|LazyPart|AreaRoutes|fetchPage)\b/.test(file.text)
    )
      return [];
    const available = bundlesOf(file.path);
    return laterIn(file)
      .filter(
        (to) =>
          !(to in wordless) &&
          bundlesOf(to).some((bundle) => bundle !== everywhere && !available.includes(bundle)),
      )
      .map((to) => `${file.path} → ${to}`);
  });
  expect(unheard).toEqual([]);
});
