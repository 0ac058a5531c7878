import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  count,
  doc,
  type Firestore,
  initializeFirestore,
  setLogLevel,
  sum,
  terminate,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import viteConfig from '../../web/vite.config.ts';
import { sourceFiles } from '../unit/source-files.ts';
import { ownBuilders, recordedNames, recordWebQueries } from './web-plugin.ts';
import { queryIn } from './web-query-line.ts';
import { buildingFor, recordingFor } from './web-recorder.ts';

const [building, sending] = [recordingFor('web/src/builds.ts'), recordingFor('web/src/sends.ts')];
const call = (from: typeof building, name: string, ...args: unknown[]): unknown =>
  Reflect.apply(from[name] ?? (() => null), undefined, args);

let db: Firestore;
const lines: (string | readonly string[])[] = [];
beforeAll(() => {
  setLogLevel('silent');
  db = initializeFirestore(initializeApp({ projectId: 'none' }, 'recorder'), {});
  connectFirestoreEmulator(db, '127.0.0.1', 1);
  vi.spyOn(console, 'debug').mockImplementation((text: string) => {
    const line = queryIn(text);
    if (line) lines.push(line.query, line.files);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await terminate(db);
});

const both = ['web/src/builds.ts', 'web/src/sends.ts'];
const donors = () => collection(db, 'organizations/one/donors');
const recent = () =>
  call(
    building,
    'query',
    donors(),
    call(building, 'where', 'day', '>', '2026-01-01'),
    call(building, 'limit', 3),
  );

it.each<[string, () => unknown, string, string[]]>([
  [
    'a listener',
    () => call(sending, 'onSnapshot', recent(), { error: () => {} }),
    'donors where day range order by day asc',
    both,
  ],
  [
    'the last ones, asked backwards',
    () => {
      const order = call(building, 'orderBy', 'day');
      call(sending, 'onSnapshot', call(sending, 'query', donors(), order, call(sending, 'limitToLast', 3)), {
        error: () => {},
      });
    },
    'donors order by day desc',
    both,
  ],
  [
    'a whole collection',
    () => call(sending, 'onSnapshot', donors(), { error: () => {} }),
    'donors',
    both.slice(1),
  ],
])('records %s with the files that built and sent it', async (_, ask, query, files) => {
  lines.length = 0;
  ask();
  await expect.poll(() => lines).toEqual([query, files]);
});

it('records counts and sums', async () => {
  lines.length = 0;
  const spec = { people: count(), total: sum('totalDonated') };
  void Promise.resolve(call(sending, 'getAggregateFromServer', donors(), spec)).catch(() => {});
  void Promise.resolve(call(sending, 'getCountFromServer', donors())).catch(() => {});
  await expect
    .poll(() => lines)
    .toEqual([
      'donors aggregate count, sum totalDonated',
      both.slice(1),
      'donors aggregate count',
      both.slice(1),
    ]);
});

it('leaves a document alone', () => {
  lines.length = 0;
  call(sending, 'onSnapshot', doc(db, 'organizations/one'), { error: () => {} });
  expect(lines).toEqual([]);
});

it('adds the file that has a query made for it', async () => {
  lines.length = 0;
  const { newest } = buildingFor('web/src/asks.ts', { newest: recent });
  call(sending, 'onSnapshot', Reflect.apply(newest ?? (() => null), undefined, []), { error: () => {} });
  await expect
    .poll(() => lines)
    .toEqual(['donors where day range order by day asc', ['web/src/asks.ts', ...both]]);
});

it('gives each name that it takes', () => {
  const [module] = sourceFiles('web/src/shared/data', /\/queries\.ts$/);
  const own = [...(module?.text ?? '').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(own.filter((name) => name !== 'ruleOf').toSorted()).toEqual(ownBuilders.toSorted());
  expect(Object.keys(building).toSorted()).toEqual(recordedNames.toSorted());
});

it('is in no build but the tests’', () => {
  const names = (viteConfig.plugins ?? []).flat().map((one) => one && 'name' in one && one.name);
  expect(names).toContain('hustings:doors');
  expect(names).not.toContain(recordWebQueries().name);
});
