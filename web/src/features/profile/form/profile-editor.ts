import { createStore } from 'zustand/vanilla';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { discard, useJournal } from '../../../shared/data/journal/index.ts';
import type { Candidate } from '../../../shared/profile/candidate-profile.ts';
import { joinVersions, read, show, type Value } from '../../../shared/profile/field-values.ts';
import { openDrafts } from './field-drafts.ts';
import { leftIn } from './field-operation.ts';
import * as step from './field-state.ts';

/** Milliseconds without a keystroke after which a change is sent. */
const pause = 1_200;

export type Edited = {
  fields: ReadonlyMap<ProfileFieldName, step.FieldState>;
  /** Who changed a field last, as far as this page saw it. */
  authors: ReadonlyMap<ProfileFieldName, string>;
  /** Fields that this page has saved. */
  saved: ReadonlySet<ProfileFieldName>;
};
export type Editor = ReturnType<typeof openEditor>;

/**
 * The profile's form while it is open: what is typed is kept on this device a quarter of a second later at most, and
 * sent at each pause; what the server tells is merged into it. `close` sends what can be sent.
 */
export function openEditor(organization: string, profile: Candidate) {
  const store = createStore<Edited>(() => ({
    fields: new Map(profileFieldNames.map((name) => [name, step.fresh(profile[name])])),
    authors: new Map(),
    saved: new Set(),
  }));
  const pausing = new Map<ProfileFieldName, ReturnType<typeof setTimeout>>();
  /** Fields whose pause is over, but which something else has to leave first. */
  const waiting = new Set<ProfileFieldName>();
  /** Refused entries that this form answers for from now on. */
  const taken = new Set<string>();
  let closed = false;

  const fieldOf = (name: ProfileFieldName): step.FieldState =>
    store.getState().fields.get(name) ?? step.fresh(null);
  const drafts = openDrafts(organization, fieldOf);
  const writerOf = (name: ProfileFieldName) => (value: Value) => read(name, show(value));

  function change(name: ProfileFieldName, next: step.FieldState): void {
    if (next === fieldOf(name)) return;
    store.setState(({ fields }) => ({ fields: new Map(fields).set(name, next) }));
  }
  const changed = (name: ProfileFieldName, next: step.FieldState) => {
    change(name, next);
    tend(name);
  };

  function send(name: ProfileFieldName): void {
    clearTimeout(pausing.get(name));
    pausing.delete(name);
    if (!step.sendable(fieldOf(name))) {
      waiting.add(name);
      return;
    }
    waiting.delete(name);
    const going = drafts.take(name);
    if (!going) return;
    change(name, step.sent(fieldOf(name), going.id));
    going.send();
  }

  /** What follows from a field's new state. */
  function tend(name: ProfileFieldName): void {
    const field = fieldOf(name);
    if (!step.isDirty(field)) {
      waiting.delete(name);
      drafts.forget(name);
    } else if (waiting.has(name) && step.sendable(field)) send(name);
  }

  /** A refused entry leaves the list of failed changes once this form keeps its text. */
  async function takeOver(name: ProfileFieldName, entry: string): Promise<void> {
    taken.add(entry);
    await drafts.keep(name);
    await discard({ id: entry });
  }

  function update(): void {
    const { entries } = useJournal.getState();
    const own = new Set([...taken, ...drafts.entries()]);
    for (const [name, { sent }] of store.getState().fields) {
      if (!sent || sent.acknowledged) continue;
      own.add(sent.entry);
      const found = entries.find(({ id }) => id === sent.entry);
      if (!found) {
        store.setState(({ saved }) => ({ saved: new Set(saved).add(name) }));
        changed(name, step.acknowledged(fieldOf(name), sent.entry));
      } else if (found.state.is === 'failed') {
        changed(name, step.refused(fieldOf(name), sent.entry, found.state, writerOf(name)));
        void takeOver(name, sent.entry);
      }
    }
    for (const entry of entries.toSorted((one, other) => one.timestamp - other.timestamp)) {
      const earlier = entry.state.is === 'held' || own.has(entry.id) ? null : leftIn(entry, organization);
      const next = earlier && step.adopted(fieldOf(earlier.name), earlier.left, writerOf(earlier.name));
      if (!next) continue;
      changed(earlier.name, next);
      if (earlier.left.trouble) void takeOver(earlier.name, entry.id);
    }
  }
  const stopLooking = useJournal.subscribe(update);

  update();

  return {
    store,
    receive(next: Candidate): void {
      for (const name of profileFieldNames) {
        const before = fieldOf(name).server;
        if (before !== next[name])
          store.setState(({ authors }) => ({ authors: new Map(authors).set(name, next.updated_by) }));
        changed(name, step.received(fieldOf(name), next[name]));
      }
    },
    /** `partly`: a day of which something is missing, which its box gives no text for. */
    type(name: ProfileFieldName, text: string, partly = false): void {
      change(name, step.type(fieldOf(name), partly ? { text, value: undefined } : read(name, text)));
      waiting.delete(name);
      clearTimeout(pausing.get(name));
      if (!step.isDirty(fieldOf(name))) {
        drafts.forget(name);
        return;
      }
      drafts.keepSoon(name);
      const timer = setTimeout(() => send(name), pause);
      pausing.set(name, timer);
    },
    leave(name: ProfileFieldName): void {
      send(name);
      changed(name, step.leaveField(fieldOf(name)));
    },
    again(name: ProfileFieldName): void {
      change(name, step.again(fieldOf(name)));
      send(name);
    },
    keepOwn(name: ProfileFieldName): void {
      change(name, step.keepOwn(fieldOf(name)));
      send(name);
    },
    takeServer: (name: ProfileFieldName): void => changed(name, step.takeServer(fieldOf(name))),
    keepBoth(name: ProfileFieldName): void {
      const field = fieldOf(name);
      const both = joinVersions(name, field.server, field.typed?.text ?? '');
      if (both === null) return;
      change(name, step.keepBoth(field, read(name, both)));
      send(name);
    },
    /** Whether a box holds what can be neither sent nor kept. */
    unsaved: (): boolean =>
      [...store.getState().fields.values()].some(({ typed }) => typed?.value === undefined && typed !== null),
    close(): void {
      if (closed) return;
      closed = true;
      stopLooking();
      for (const timer of pausing.values()) clearTimeout(timer);
      for (const [name, field] of store.getState().fields) {
        // What cannot be stored goes: whoever left was asked. Everything else is the journal's from here on.
        if (field.typed?.value === undefined || !step.isDirty(field)) drafts.forget(name);
        else void drafts.keep(name);
      }
      drafts.close();
    },
  };
}
