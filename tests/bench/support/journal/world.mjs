import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { at } from '../../../../scripts/lib/paths.mjs';
import { benchPath, hostApp } from './app.mjs';
import { startChromium } from './chromium.mjs';
import { startProxy } from './proxy.mjs';

/** A campaign of its own, the app in front of a database that keeps a log, and browsers that can be killed. */
export async function openWorld(context) {
  // The journeys' own way to make accounts, which reads the same environment as they do.
  const { module: accounts } = await runnerImport(at('tests/journeys/support/emulators.ts'));
  const proxy = await startProxy(context.firestore);
  const host = await hostApp(context, proxy);
  const folder = mkdtempSync(join(tmpdir(), 'hustings-journal-'));
  const { organization, ...admin } = await accounts.admin('journal');
  let profiles = 0;

  const world = {
    accounts,
    organization,
    proxy,
    host,
    ...{ firestore: context.firestore, project: context.project },
    app: (path = '/') => `${host.url}/#${path}`,
    bench: `${host.url}${benchPath}?organization=${organization}`,
    open: (profile) => startChromium(context.chromium, profile),
    /** A browser's profile in which nobody has signed in. */
    emptyProfile: async () => join(folder, String(profiles++)),
    /** A browser's profile in which somebody has signed in; a copy of another one where that is given. */
    profileOf: async (account, copied) => {
      const profile = join(folder, String(profiles++));
      if (copied) cpSync(copied, profile, { recursive: true, filter: (file) => !/Singleton/.test(file) });
      else await signIn(account, profile);
      return profile;
    },
    admin,
    close: () => {
      host.stop();
      proxy.stop();
      // Helpers of a killed browser may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };

  async function signIn({ email, password }, profile) {
    const { page, kill } = await world.open(profile);
    await page.goto(world.app('/auth'));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ timeout: 60_000 });
    // What Auth and the service worker keep goes to the disk a moment later.
    await page.waitForTimeout(3_000);
    await kill();
  }
  return world;
}

/** The journal's page of the bench, once it knows who is there. */
export async function benchPage(world, page) {
  await page.goto(world.bench);
  await page.getByText('Ready').waitFor({ timeout: 30_000 });
  return {
    page,
    make: (operations, pauseMs = 0) =>
      page.evaluate(([all, ms]) => globalThis.bench.make(all, ms), [operations, pauseMs]),
    call: (marks, pauseMs = 0) =>
      page.evaluate(([all, ms]) => globalThis.bench.call(all, ms), [marks, pauseMs]),
    entries: () => page.evaluate(() => globalThis.bench.entries()),
  };
}
