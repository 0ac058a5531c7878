import type { Page } from '@playwright/test';

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
