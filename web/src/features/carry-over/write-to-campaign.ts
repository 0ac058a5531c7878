import { recordConsentCall } from '#shared/api/consent-api.ts';
import { saveEventCall } from '#shared/api/events-api.ts';
import { saveAppealCall } from '#shared/api/giving-api.ts';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { saveAppointmentCall } from '#shared/api/schedule-api.ts';
import { saveTagCall } from '#shared/api/tags-api.ts';
import { appeals } from '#shared/collections/appeals.ts';
import { appointments } from '#shared/collections/appointments.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Shape } from '#shared/collections/define.ts';
import { events } from '#shared/collections/events.ts';
import { tagId } from '#shared/domain/people/tag-names.ts';
import { CallError, messageFor } from '../../shared/data/error-messages.ts';
import { commit, commitCall, type Operation, useJournal } from '../../shared/data/journal/index.ts';
import { waitsKey } from '../../shared/data/journal/waits-key.ts';
import { collections } from '../../shared/data/journal/written-collections.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import type { Progress } from '../../shared/demo/carry/carried-storage.ts';
import type { Campaign } from '../../shared/demo/carry/put.ts';
import { recall } from '../../shared/local-storage.ts';
import { currentMember, type Member } from '../../shared/session/session-store.ts';

/** How each kind is saved that no write of a member creates; `queue`: behind which changes the journal has it wait. */
const called = {
  appeals: { collection: appeals, call: saveAppealCall, queue: 'appeals' },
  events: { collection: events, call: saveEventCall, queue: 'tasks' },
  appointments: { collection: appointments, call: saveAppointmentCall, queue: 'tasks' },
} as const;

/** Milliseconds that reading the device's journal may take; where it cannot be read, nothing waits in it. */
const journalMs = 5_000;

/** Resolves as soon as `is` holds of what this page knows of the journal. */
function once(is: () => boolean): Promise<void> {
  if (is()) return Promise.resolve();
  return new Promise((done) => {
    const stop = useJournal.subscribe(() => {
      if (!is()) return;
      stop();
      done();
    });
  });
}

const journalRead = (): Promise<unknown> =>
  Promise.race([
    once(() => recall(waitsKey) === null || useJournal.getState().entries.length > 0),
    new Promise((done) => setTimeout(done, journalMs)),
  ]);

/** Changes of a document that wait on this device, or were refused. */
const waitingFor = ({ table, id }: Operation) =>
  useJournal.getState().entries.filter(({ operation }) => operation.table === table && operation.id === id);

/** What a visitor had to do is theirs to do. */
function ownTask(operation: Operation, uid: string): Operation {
  if (operation.table !== 'tasks' || operation.operation !== 'create') return operation;
  return { ...operation, data: { ...operation.data, assigned_to: uid } };
}

/** A member's campaign, by the journal. `keep` hears how far it has come. */
export async function campaignOf(
  { uid, organization }: Member,
  keep: (progress: Progress) => void,
): Promise<Campaign> {
  await journalRead();
  const isCurrent = () => {
    const member = currentMember();
    return member?.uid === uid && member.organization === organization;
  };
  const requireCurrent = () => {
    const code = 'unauthenticated';
    if (!isCurrent()) throw new CallError(code, messageFor({ code }));
  };
  const isRefused = (operation: Operation) =>
    waitingFor(operation).some(({ state }) => state.is === 'failed');

  return {
    organization,
    keep,
    one: (table, id) => readOnce<string, Shape>(collections[table], id, organization),
    profile: () => readOnce(candidateProfiles, organization),
    // A tag that cannot be listed now is listed when somebody uses it.
    listTag: async ({ name, ...look }) => {
      const entity = { table: 'people', id: tagId(name) } as const;
      await commitCall(saveTagCall, { name, look }, { entity })
        .then(({ synced }) => synced)
        .catch(() => undefined);
    },
    // One that is refused stays among the unsent changes, with its reason.
    save: async (kind, one) => {
      requireCurrent();
      const { collection, call, queue } = called[kind];
      if (await readOnce<string, Shape>(collection, one.id, organization)) return 'put';
      const { synced } = await commitCall(call as never, one as never, {
        entity: { table: queue, id: one.id },
      });
      return synced.then(
        () => 'put',
        () => 'refused',
      );
    },
    // One that is refused stays among the unsent changes, with its reason: an opt-out is not lost unnoticed.
    recordConsent: async (consent) => {
      requireCurrent();
      const entity = { table: 'people', id: consent.personId } as const;
      const { synced } = await commitCall(recordConsentCall, consent, { entity });
      await synced.catch(() => undefined);
    },
    decideResearch: async (decision) => {
      requireCurrent();
      const entity = { table: 'people', id: decision.personId } as const;
      const { synced } = await commitCall(decideResearchCall, decision, { entity });
      await synced.catch(() => undefined);
    },
    async write(planned) {
      const operation = ownTask(planned, uid);
      requireCurrent();
      if (operation.operation === 'create' && waitingFor(operation).length > 0) {
        // An earlier try of this page, or of one that was closed.
        await once(() => isCurrent() && (isRefused(operation) || waitingFor(operation).length === 0));
        return isRefused(operation) ? 'refused' : 'put';
      }
      const { synced } = await commit(operation);
      // Behind one that was refused it waits for its person, as that one does.
      if (isRefused(operation)) return 'refused';
      return synced.then(
        () => 'put',
        () => 'refused',
      );
    },
  };
}
