import { afterEach, beforeEach, vi } from 'vitest';
import type { Operation } from '../entry.ts';
import type { Keyring } from '../keyring.ts';
import { openDevice, openKeyring, type Tab } from './fake-device.ts';
import { applyTo, openServer } from './fake-server.ts';
import { pass } from './model.ts';
import { pathOf } from './model-change.ts';

export { pathOf } from './model-change.ts';
export { openKeyring };

export const create = (id: string): Operation => ({
  operation: 'create',
  table: 'donors',
  id,
  data: { name: id, capacity: 'small' },
});
export const rename = (id: string, name: string, saw: string): Operation => ({
  operation: 'update',
  table: 'donors',
  id,
  data: { name },
  base: { name: saw },
});
export const remove = (id: string): Operation => ({ operation: 'delete', table: 'donors', id });

export const stateOf = (tab: Tab) => tab.useJournal.getState();
export const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/** A server and a device, both new for each test, and the time in hand. */
export async function openStage() {
  const stage = { server: openServer(), device: openDevice(async () => {}) };
  const apply = await applyTo(() => stage.server);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    stage.server = openServer();
    stage.device = openDevice(apply);
  });
  afterEach(() => vi.useRealTimers());
  return {
    get server() {
      return stage.server;
    },
    get device() {
      return stage.device;
    },
    /** In the place of the device, one with other keys. */
    withKeys(keys: Keyring) {
      stage.device = openDevice(apply, keys);
      return stage;
    },
    pass: (ms: number): Promise<void> => pass(ms, stage.device),
    nameOf: (id: string): unknown => stage.server.fieldsOf(pathOf(id))?.name,
    /** What the device keeps, in short. */
    stored: async (): Promise<string[]> =>
      (await stage.device.stored())
        .toSorted(
          (one, other) => one.timestamp - other.timestamp || one.document.localeCompare(other.document),
        )
        .map(({ operation, document, state }) => `${operation} ${document} ${state.is}`),
    /** A tab, and documents of these names on the server. */
    async withDocuments(...ids: string[]): Promise<Tab> {
      const tab = stage.device.openTab();
      for (const id of ids) await tab.commit(create(id));
      await stage.device.settle();
      return tab;
    },
  };
}
