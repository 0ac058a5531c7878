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

type StoredValue = { key: string; value: string };

/**
 * Runs in the page: what lies in one store of a database, read past the app. What opens with the keys of this device is
 * opened, by the name that it was encrypted under.
 */
async function readStore([database, store]: readonly [string, string]): Promise<StoredValue[]> {
  /** All of a store, by its keys; nothing where that is not made yet. */
  const allIn = (name: string, from: string) =>
    new Promise<[string, unknown][]>((done) => {
      const opening = indexedDB.open(name);
      // Not made here: the app would find a database without stores.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => done([]);
      opening.onsuccess = () => {
        const found: [string, unknown][] = [];
        const going = opening.result.transaction(from).objectStore(from).openCursor();
        going.onsuccess = () => {
          const cursor = going.result;
          if (cursor) {
            found.push([String(cursor.key), cursor.value]);
            return cursor.continue();
          }
          opening.result.close();
          done(found);
        };
      };
    });
  const at = (value: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (one, name) => (typeof one === 'object' && one ? Reflect.get(one, name) : undefined),
      value,
    );
  const keys = [
    at((await allIn('hustings-keys', 'device'))[0]?.[1], 'keys', 'cipher'),
    at((await allIn('hustings-keys', 'journal'))[0]?.[1], 'key'),
  ].filter((key) => key instanceof CryptoKey);
  const open = async (name: string, sealed: unknown): Promise<string | null> => {
    if (!(sealed instanceof Uint8Array)) return null;
    for (const key of keys)
      try {
        const how = {
          name: 'AES-GCM',
          iv: sealed.slice(0, 12),
          additionalData: new TextEncoder().encode(name),
        };
        const bytes = await crypto.subtle.decrypt(how, key, sealed.slice(12));
        const json = new TextDecoder().decode(new Uint8Array(bytes, 4, new DataView(bytes).getUint32(0)));
        return JSON.stringify(JSON.parse(json).value);
      } catch {
        // Another key's, or damaged.
      }
    return null;
  };
  /** The names that the shelf hides, by what hides them. */
  const names = new Map<string, string>();
  if (database === 'hustings-shelf')
    for (const [key, place] of await allIn(database, 'places')) {
      const user = String(at(place, 'user'));
      const name = await open(user, at(place, 'name'));
      if (name !== null) names.set(key, `${user}|${JSON.parse(name)}`);
    }
  const opened: StoredValue[] = [];
  for (const [key, value] of await allIn(database, store)) {
    const name =
      names.get(key) ?? (database === 'hustings-journal' ? `journal ${at(value, 'user')} ${key}` : key);
    const inside = await open(name, at(value, 'sealed') ?? value);
    opened.push({ key: names.get(key) ?? key, value: inside ?? JSON.stringify(value) });
  }
  return opened;
}

/**
 * What the app keeps on this device in one store of a database, opened as far as this device's keys go; nothing where it is
 * not made yet. A value is its JSON.
 */
export const readDevice = (page: Page, database: string, store: string): Promise<StoredValue[]> =>
  page.evaluate(readStore, [database, store] as const);
