import { useConnectivity } from '../data/connectivity.ts';
import { type Entry, useJournal } from '../data/journal/index.ts';
import { breadcrumb } from './log.ts';
import { ownText } from './own-text.ts';

const controls = 'button, a[href], summary, [role], input, select, textarea, label';
/** Characters of a control that are compared with our texts. */
const longest = 120;

/** What was pressed, as `button Save`; never what is typed, and no name of a record. */
export function pressed(target: EventTarget | null): string | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  if (!control) return null;
  const tag = control.tagName.toLowerCase();
  const kind = control.getAttribute('role') ?? (tag === 'a' ? 'link' : tag);
  const label = control.getAttribute('aria-label') ?? control.textContent ?? '';
  const name = ownText(label.trim().slice(0, longest));
  return name === null ? kind : `${kind} ${name}`;
}

const describeChange = ({ operation: { operation, table }, state }: Entry): string => {
  const code = state.is === 'failed' && state.code !== '' ? ` (${state.code})` : '';
  return `${operation} ${table}: ${state.is}${code}`;
};

/** Follows what changes wait, and how each of them fares. */
function followJournal(): () => void {
  let before = new Map(useJournal.getState().entries.map((entry) => [entry.id, entry]));
  return useJournal.subscribe(({ entries }) => {
    const now = new Map(entries.map((entry) => [entry.id, entry]));
    for (const [id, entry] of now)
      if (before.get(id)?.state.is !== entry.state.is) breadcrumb('change', describeChange(entry));
    for (const [id, { operation }] of before)
      if (!now.has(id)) breadcrumb('change', `${operation.operation} ${operation.table}: done`);
    before = now;
  });
}

/** Notes what is pressed, what becomes of changes and of the connection, for whoever looks into an error. Returns how to stop. */
export function followSteps(): () => void {
  const clicked = ({ target }: Event) => {
    const label = pressed(target);
    if (label !== null) breadcrumb('click', label);
  };
  addEventListener('click', clicked, { capture: true });
  const stops = [
    followJournal(),
    useConnectivity.subscribe(({ online }, before) => {
      if (online !== before.online) breadcrumb('connection', online ? 'online' : 'offline');
    }),
  ];
  return () => {
    removeEventListener('click', clicked, { capture: true });
    for (const stop of stops) stop();
  };
}
