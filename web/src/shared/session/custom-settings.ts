import * as z from 'zod/mini';
import { create } from 'zustand';
import { commit } from '../data/journal/index.ts';

/** What a member's account keeps beside its preferences: small things, each under a name of its own. */
const custom = z.catch(z.record(z.string(), z.unknown()), {});
type Custom = z.output<typeof custom>;

function parsed(json: string | null): Custom {
  try {
    return custom.parse(JSON.parse(json ?? '{}'));
  } catch {
    return {};
  }
}

const useSettingsStore = create<{ uid: string | null; settings: Custom }>(() => ({
  uid: null,
  settings: {},
}));

/** Said once the account has answered: the stored field, JSON or null. */
export const receiveCustomSettings = (uid: string, json: string | null): void =>
  useSettingsStore.setState({ uid, settings: parsed(json) });

/** Null until the account has answered. */
export const useCustomSettings = (uid: string): Custom | null =>
  useSettingsStore((state) => (state.uid === uid ? state.settings : null));

/** Keeps one of them with the account, without a word; nothing before the account has answered, which would lose the others. */
export async function saveCustomSetting(uid: string, name: string, value: unknown): Promise<void> {
  const state = useSettingsStore.getState();
  if (state.uid !== uid) return;
  const settings = { ...state.settings, [name]: value };
  useSettingsStore.setState({ uid, settings });
  const data = { custom_settings: JSON.stringify(settings) };
  await commit({ operation: 'update', table: 'user_preferences', id: uid, data });
}
