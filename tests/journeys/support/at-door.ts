import type { Result } from '#shared/domain/voters/contact-results.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { documents, idToken, project, send } from './emulators.ts';

let count = 0;

const silent = [
  'score',
  'tag',
  'is_on',
  'question',
  'answers',
  'text',
  'field',
  'reason',
  'channels',
  'until',
];
const nothing = { nullValue: null };

/** What a canvasser writes down at a door of their turf, under the rules, as their own telephone sends it. */
export async function tellAtDoor(
  canvasser: { uid: string; email: string; organization: string },
  turf: string,
  voter: string,
  outcome: Result,
): Promise<void> {
  const id = `told${process.pid}x${Date.now()}x${count++}`;
  const path = `organizations/${canvasser.organization}/voter_events/${id}`;
  const fields = {
    ...Object.fromEntries(silent.map((name) => [name, nothing])),
    voter_id: { stringValue: voter },
    kind: { stringValue: 'attempt' },
    source: { stringValue: 'door' },
    outcome: { stringValue: outcome },
    list_id: { stringValue: turf },
    metres_off: nothing,
    undoes: nothing,
    closes: { booleanValue: mayClose({ kind: 'attempt', outcome, undoes: null }) },
    happened_at: { integerValue: String(Date.now()) },
    by: { stringValue: canvasser.uid },
  };
  const write = {
    update: { name: `projects/${project}/databases/(default)/documents/${path}`, fields },
    currentDocument: { exists: false },
    updateTransforms: [{ fieldPath: 'received_at', setToServerValue: 'REQUEST_TIME' }],
  };
  await send(`${documents}:commit`, { writes: [write] }, await idToken(canvasser));
}
