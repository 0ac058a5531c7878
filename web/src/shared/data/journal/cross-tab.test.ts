import { expect, it } from 'vitest';
import { relayServerReach } from './cross-tab.ts';
import type { Entry } from './entry.ts';
import type { Message } from './ports.ts';

const entry: Entry = {
  id: 'e1',
  version: 2,
  operation: { operation: 'delete', table: 'donors', id: 'd1' },
  user: 'ana',
  organization: 'okafor',
  timestamp: 0,
  retries: 0,
  state: { is: 'pending' },
};
const beat = (...unreached: string[]): Message => ({ is: 'beat', draining: true, unreached });
const applied: Message = { is: 'applied', entry, at: 0 };

it.each<[string, boolean, Message[], string[]]>([
  ['sends and is answered', true, [beat(), applied, beat(), applied], ['heard', 'heard']],
  ['misses the server for a while', true, [beat(), beat('e1'), beat('e1', 'e2'), beat('e1')], ['missed']],
  ['misses it twice', true, [beat('e1'), beat(), beat('e1')], ['missed', 'missed']],
  ['misses what this one misses already', false, [beat('e1'), beat('e1')], []],
  ['got through where this one has not tried again', false, [beat('e1'), applied], ['heard']],
  ['has changed something on the disk', true, [{ is: 'changed' }], []],
])('another tab %s', (_, isOnline, messages, learned) => {
  const seen: string[] = [];
  const passed: Message[] = [];
  const reach = {
    isOnline: () => isOnline,
    knowsCampaign: () => true,
    responded: () => void seen.push('heard'),
    missed: () => void seen.push('missed'),
    onBack: () => () => undefined,
  };
  const onMessage = relayServerReach({ reach }, (message) => void passed.push(message));
  for (const message of messages) onMessage(message);
  expect(seen).toEqual(learned);
  expect(passed).toEqual(messages);
});
