import { codeOf, wordsFor } from '../errors.ts';
import { apply } from './apply.ts';
import type { Entry } from './entry.ts';
import { due, isPassing } from './patience.ts';
import { acknowledged, forgetIfPossible, hide, keepIfPossible, show } from './state.ts';

/** The last send of each document: operations on one document go out in the order they were made. */
const lanes = new Map<string, Promise<void>>();

export const laneOf = ({ operation: { table, id } }: Entry): string => `${table}/${id}`;

export function send(entry: Entry): Promise<void> {
  const lane = laneOf(entry);
  const before = lanes.get(lane) ?? Promise.resolve();
  const sent = before.catch(() => undefined).then(() => sendNow(entry));
  lanes.set(lane, sent);
  return sent;
}

/** Firestore itself waits for a network with a plain write, but gives a transaction up at once: that one waits here. */
async function applied(entry: Entry): Promise<void> {
  const { operation } = entry;
  const waits = operation.operation !== 'delete' && operation.base !== undefined;
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await apply(entry);
    } catch (error) {
      if (!waits || !isPassing(codeOf(error))) throw error;
      show({ ...entry, state: { is: 'pending', unreached: true } });
      await due(attempts);
    }
  }
}

async function sendNow(entry: Entry): Promise<void> {
  try {
    await applied(entry);
  } catch (error) {
    const failed: Entry = { ...entry, state: { is: 'failed', why: wordsFor(error), code: codeOf(error) } };
    show(failed);
    await keepIfPossible(failed);
    throw error;
  }
  acknowledged(entry);
  hide(entry.id);
  await forgetIfPossible(entry.id);
}
