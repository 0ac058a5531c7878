import * as z from 'zod/mini';
import { create } from 'zustand';
import { demoLimits } from '#shared/constants.ts';
import { forget, recall, remember } from '../local-storage.ts';
import { readFromTab, storeInTab } from '../session/tab-storage.ts';

/** Local storage key of the specification. */
const key = 'demoUsage';
/** In the tab: whoever said no is not asked again at every screen. */
const dismissedKey = 'demoPromptDismissed';

const count = z.int().check(z.minimum(0));
const stored = z.object({ aiMessagesUsed: count, dashboardViews: count });

/** How much of the demo a visitor has used; the specification's fields. */
export type Usage = { aiMessagesUsed: number; maxAiMessages: number; dashboardViews: number };

/** As it was kept; what is missing, broken or somebody else's starts anew. The limit is ours, whatever was kept. */
export function usageFrom(json: string | null): Usage {
  const limit = { maxAiMessages: demoLimits.aiMessages };
  try {
    return { ...stored.parse(JSON.parse(json ?? '')), ...limit };
  } catch {
    return { aiMessagesUsed: 0, dashboardViews: 0, ...limit };
  }
}

/** Whether it is time to ask a visitor to sign up, unless they said no. */
export const isPromptDue = ({ aiMessagesUsed, maxAiMessages, dashboardViews }: Usage): boolean =>
  aiMessagesUsed >= maxAiMessages || dashboardViews >= demoLimits.dashboardViews;

type State = { usage: Usage; dismissed: boolean };

/** This visitor's, over every tab; dismissing holds for this one. */
export const useUsage = create<State>(() => ({
  usage: usageFrom(recall(key)),
  dismissed: readFromTab(dismissedKey) !== null,
}));

function add(counter: 'aiMessagesUsed' | 'dashboardViews'): void {
  // Another tab may have counted meanwhile.
  const now = usageFrom(recall(key));
  const { usage } = useUsage.getState();
  const next = { ...now, [counter]: Math.max(now[counter], usage[counter]) + 1 };
  remember(key, JSON.stringify(next));
  useUsage.setState({ usage: next });
}

/** The demo's dashboard was opened. */
export const countDashboardView = (): void => add('dashboardViews');

/** Takes one of the free AI messages. False once they are used up: it is refused, and the prompt comes back. */
export function takeAiMessage(): boolean {
  const { aiMessagesUsed, maxAiMessages } = useUsage.getState().usage;
  if (aiMessagesUsed < maxAiMessages) {
    add('aiMessagesUsed');
    return true;
  }
  setDismissed(false);
  return false;
}

function setDismissed(dismissed: boolean): void {
  storeInTab(dismissedKey, dismissed ? 'yes' : null);
  useUsage.setState({ dismissed });
}

/** Hides the prompt in this tab. */
export const dismissPrompt = (): void => setDismissed(true);

/** Begins anew, as for a visitor who comes for the first time. */
export function forgetUsage(): void {
  forget(key);
  storeInTab(dismissedKey, null);
  useUsage.setState({ usage: usageFrom(null), dismissed: false });
}
