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

const useHeard = create<{ uid: string | null; settings: Custom }>(() => ({ uid: null, settings: {} }));

/** Said once the account has answered: the stored field, JSON or null. */
export const hearCustomSettings = (uid: string, json: string | null): void =>
  useHeard.setState({ uid, settings: parsed(json) });

/** Null until the account has answered. */
export const useCustomSettings = (uid: string): Custom | null =>
  useHeard((state) => (state.uid === uid ? state.settings : null));

/** Keeps one of them with the account, without a word; nothing before the account has answered, which would lose the others. */
export async function keepCustomSetting(uid: string, name: string, value: unknown): Promise<void> {
  const heard = useHeard.getState();
  if (heard.uid !== uid) return;
  const settings = { ...heard.settings, [name]: value };
  useHeard.setState({ uid, settings });
  const data = { custom_settings: JSON.stringify(settings) };
  await commit({ operation: 'update', table: 'user_preferences', id: uid, data });
}
