import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, watch } from './journey.ts';

type Device = {
  /** Starts the browser anew, with all that it keeps. The former one ends as if it were killed. */
  start: (options?: { offline: boolean }) => Promise<Page>;
};

/** Journeys of a device whose browser is started again and again, on the same disk. */
export const test = base.extend<{ device: Device }>({
  device: async ({ playwright, launchOptions, viewport, baseURL, noise }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'hustings-'));
    const opened: BrowserContext[] = [];
    const end = () => Promise.all(opened.splice(0).map((context) => context.close()));
    await use({
      start: async ({ offline } = { offline: false }) => {
        await end();
        const context = await playwright.chromium.launchPersistentContext(folder, {
          ...launchOptions,
          offline,
          viewport,
          baseURL: baseURL ?? '',
          locale: 'en-US',
          timezoneId: 'America/New_York',
        });
        watch(context, noise);
        opened.push(context);
        return context.pages()[0] ?? context.newPage();
      },
    });
    await end();
    await rm(folder, { recursive: true, force: true });
  },
});

/**
 * What the app keeps on this device in one store of a database, read past the app; nothing where that is not made yet.
 * A value is its JSON.
 */
export const keptIn = (
  page: Page,
  database: string,
  store: string,
): Promise<{ key: string; value: string }[]> =>
  page.evaluate(
    ([database, store]) =>
      new Promise<{ key: string; value: string }[]>((done) => {
        const opening = indexedDB.open(database);
        // Not made here: the app would find a database without stores.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => done([]);
        opening.onsuccess = () => {
          const found: { key: string; value: string }[] = [];
          const going = opening.result.transaction(store).objectStore(store).openCursor();
          going.onsuccess = () => {
            const cursor = going.result;
            if (cursor) {
              found.push({ key: String(cursor.key), value: JSON.stringify(cursor.value) });
              return cursor.continue();
            }
            opening.result.close();
            done(found);
          };
        };
      }),
    [database, store] as const,
  );
