import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { t } from './index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const english = import.meta.glob<Record<string, unknown>>('./*/en.ts');
const parts = import.meta.glob<Record<string, unknown>>('./*/*/en.ts');
/** What a host sends before the app has started: read by the build, registered by nothing. */
const unregistered = './served/en.ts';

it("has visitors' texts at once, and members' when their screens are loaded", async () => {
  expect(t('nav.dashboard')).toBe('Dashboard');
  expect(i18next.exists('member.roles.user')).toBe(false);
  await import('./members/en.ts');
  expect(t('member.roles.user')).toBe('Member');
});

it('registers every file of texts, by itself or in its bundle', async () => {
  const loaded = await Promise.all(
    Object.entries({ ...parts, ...english })
      .filter(([path]) => path !== unregistered)
      .map(async ([path, load]) => ({ path, texts: await load() })),
  );
  const registered = i18next.getResourceBundle('en', 'translation');
  const missing = loaded.flatMap(({ path, texts }) =>
    Object.entries(texts)
      // A bundle of several parts exports all of them under one name.
      .flatMap(([name, value]) =>
        name in registered || !path.match(/^\.\/[\w-]+\/en\.ts$/) ? name : Object.keys(Object(value)),
      )
      .filter((name) => !(name in registered))
      .map((name) => `${path}: ${name}`),
  );
  expect(loaded.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

it('has a Spanish file beside every English one', () => {
  const files = globSync('**/en.ts', { cwd: here }).filter((file) => `./${file}` !== unregistered);
  expect(files.filter((file) => !existsSync(`${here}/${file.replace(/en\.ts$/, 'es.ts')}`))).toEqual([]);
});
