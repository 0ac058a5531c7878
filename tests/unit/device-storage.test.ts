import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { campaignDatabases } from '../../web/src/shared/device/forget-device.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const page = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8');
const section = /## What stays on a device\n([\s\S]+?)\n## /.exec(page)?.[1] ?? '';

type Row = { place: string; name: string; encrypted: string; deletedBy: string };
/** What the table says; of a name that varies, as in `onboarding/<uid>`, its beginning. */
const rows: Row[] = [
  ...section.matchAll(/^\| `([^`]+)` \| ([\w ]+?) \| [^|]+ \| ([^|]+?) \| ([^|]+?) \|$/gm),
].map(([, name = '', place = '', encrypted = '', deletedBy = '']) => ({
  ...{ name: name.split('<')[0] ?? '', place, encrypted, deletedBy },
}));
const documented = (place: string) =>
  rows
    .filter((row) => row.place === place)
    .map(({ name }) => name)
    .sort();

const files = sourceFiles('web/src', /(?<!\.test)\.tsx?$/).filter(({ path }) => !path.includes('/testing/'));
files.push(...sourceFiles('web', /^.*\/web\/first\.js$/));
const byPath = new Map(files.map((file) => [file.path, file]));

/** What a name in the code stands for, as far as it is always the same; null where that cannot be told. */
function resolve(source: string, file: SourceFile): string | null {
  const expression = source.trim();
  const literal = /^(['`])(.*?)(?:\1|\$\{)/.exec(expression);
  if (literal) return literal[1] === '`' && literal[2] === '' ? null : (literal[2] ?? null);
  const [, name = '', property] = /^(\w+)(?:\.(\w+))?/.exec(expression) ?? [];
  if (!name) return null;
  const { text } = file;
  if (property) {
    const object = new RegExp(`const ${name} = \\{([^}]+)\\}`).exec(text)?.[1] ?? '';
    return new RegExp(`\\b${property}: '([^']+)'`).exec(object)?.[1] ?? null;
  }
  const made = new RegExp(`const ${name}(?:: [^=]+)? = (?:\\([^=]*?\\)(?:: \\w+)? =>\\s*)?([^;]+);`).exec(
    text,
  )?.[1];
  if (made) return resolve(made, file);
  const from = new RegExp(`import [^;]*\\b${name}\\b[^;]* from '([^']+)'`).exec(text)?.[1];
  const other = from && byPath.get(posix.join(posix.dirname(file.path), from));
  return other ? resolve(expression, other) : null;
}

/** Files whose functions are given a name by others: where they are called, the name is read. */
const handsOn = [
  'web/src/shared/local-storage.ts',
  'web/src/shared/session/tab-storage.ts',
  'web/src/shared/data/device-store.ts',
  'web/src/shared/ui/import/remembered-columns.ts',
  // Deletes what others wrote, by its name.
  'web/src/shared/demo/storage-keys.ts',
  'web/src/shared/device/forget-local.ts',
  'web/src/shared/device/forget-device.ts',
];
/** Parameters and loops: a name that is read where it comes from. */
const passedOn = ['Object.values(keys)', 'key', 'id', 'email', 'pastName)'];

/** Every name that the code passes to these functions. Throws where one cannot be read. */
function namesIn(calls: RegExp, of: (file: SourceFile) => boolean = () => true): string[] {
  const found = new Set<string>();
  for (const file of files.filter(of)) {
    if (handsOn.includes(file.path)) continue;
    for (const [, argument = ''] of file.text.matchAll(calls)) {
      const name = resolve(argument, file);
      if (name !== null) found.add(name);
      else if (!passedOn.includes(argument.trim()))
        throw new Error(`${file.path}: what is the name ${argument}?`);
    }
  }
  return [...found].sort();
}
const uses = (module: string) => (file: SourceFile) => file.text.includes(`/${module}.ts'`);

it('SECURITY.md lists every database of the app, and no other', () => {
  const opened = namesIn(/\b(?:openDB|deleteDB)(?:<\w+>)?\(\s*([^,)]+)/g);
  const stores = namesIn(/\bdeviceStore<\w+>\(\{\s*name: ([^,]+),/g);
  expect([...new Set([...opened, ...stores, ...campaignDatabases])].sort()).toEqual(
    documented('IndexedDB').filter((name) => !name.startsWith('firebase')),
  );
});

it('SECURITY.md lists every key of local storage, and no other', () => {
  const remembered = namesIn(
    /(?<![.\w])(?:recall|remember|forget)\(([^,)]+(?:\([^)]*\))?)/g,
    uses('local-storage'),
  );
  const direct = namesIn(/\blocalStorage\.\w+Item\(([^,)]+(?:\([^)]*\))?)/g);
  const columns = namesIn(/\bcolumnMemory<\w+>\(([^,]+),/g);
  const old = ['dashboardLayout', 'notificationSettings', 'userSettings'];
  const demo = ['demo/', 'demoCarry/', 'demoCarryProgress/'];
  expect([...new Set([...remembered, ...direct, ...columns, ...old, ...demo])].sort()).toEqual(
    documented('local storage'),
  );
});

it('SECURITY.md lists every key of session storage, and no other', () => {
  const storageKeys = namesIn(
    /(?<![.\w])(?:readFromTab|storeInTab)\(([^,)]+(?:\([^)]*\))?)/g,
    uses('tab-storage'),
  );
  const direct = namesIn(/\bsessionStorage\.\w+Item\(([^,)]+)/g);
  expect([...new Set([...storageKeys, ...direct])].sort()).toEqual(documented('session storage'));
});

it('SECURITY.md lists every cache of files, and no other', () => {
  const opened = namesIn(/\bcaches\.open\(([^)]+)\)/g);
  expect(opened).toEqual(documented('Cache Storage').filter((name) => !name.startsWith('workbox')));
});

it('says of each database of a campaign that it is encrypted under the device’s key and goes with a sign-out', () => {
  for (const name of campaignDatabases) {
    const row = rows.find((one) => one.name === name);
    expect(row, name).toMatchObject({ encrypted: expect.stringContaining('device’s key') });
    expect(row?.deletedBy, name).toContain('sign-out');
  }
});
