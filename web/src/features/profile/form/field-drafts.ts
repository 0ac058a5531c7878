import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import type { Draft } from '../../../shared/data/journal/index.ts';
import { draft } from '../../../shared/data/journal/tab.ts';
import { storablePart } from '../../../shared/profile/field-values.ts';
import { operationOf } from './field-operation.ts';
import type { FieldState } from './field-state.ts';

/** Milliseconds after a keystroke within which this device has it: what a killed tab may lose. */
const within = 250;

/** What is typed and not sent yet, as the journal holds it: one draft for each field. */
export function openDrafts(organization: string, fieldOf: (name: ProfileFieldName) => FieldState) {
  const drafts = new Map<ProfileFieldName, Draft>();
  const due = new Map<ProfileFieldName, ReturnType<typeof setTimeout>>();
  const settle = (name: ProfileFieldName) => {
    clearTimeout(due.get(name));
    due.delete(name);
  };

  /** Keeps what stands in the box now; resolves when it is safe on this device. */
  function keep(name: ProfileFieldName): Promise<void> {
    settle(name);
    const { typed, base } = fieldOf(name);
    const value = typed ? storablePart(name, typed) : undefined;
    if (value === undefined || value === base) return Promise.resolve();
    const operation = operationOf(organization, name, value, base);
    const open = drafts.get(name);
    if (open) return open.put(operation);
    const begun = draft(operation);
    drafts.set(name, begun);
    return begun.stored;
  }
  const keepAll = () => {
    for (const name of due.keys()) void keep(name);
  };
  document.addEventListener('visibilitychange', keepAll);
  addEventListener('pagehide', keepAll);

  return {
    keep,
    /** Keeps the first keystroke at once, and what follows a few times a second. */
    keepSoon(name: ProfileFieldName): void {
      if (!drafts.has(name)) void keep(name);
      else if (!due.has(name)) {
        const timer = setTimeout(() => void keep(name), within);
        due.set(name, timer);
      }
    },
    forget(name: ProfileFieldName): void {
      settle(name);
      void drafts.get(name)?.drop();
      drafts.delete(name);
    },
    /** The draft with all that was typed, to be sent by who takes it. */
    take(name: ProfileFieldName): Draft | undefined {
      void keep(name);
      const taken = drafts.get(name);
      drafts.delete(name);
      return taken;
    },
    entries: (): string[] => [...drafts.values()].map(({ id }) => id),
    /** Sends what is left, as it was last kept. */
    close(): void {
      document.removeEventListener('visibilitychange', keepAll);
      removeEventListener('pagehide', keepAll);
      for (const timer of due.values()) clearTimeout(timer);
      for (const { send } of drafts.values()) send();
    },
  };
}
