import type * as z from 'zod/mini';
import { create } from 'zustand';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { undoMs } from '#shared/constants.ts';
import { contributorKey } from '#shared/domain/research/contributor-key.ts';
import { messageFor } from '../data/error-messages.ts';
import { commitCall } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { offerUndo, toast } from '../ui/toasts.tsx';

export type Decision = z.input<typeof decideResearchCall.request>['decision'];
type State = {
  /** What this tab has decided, by person and contributor. */
  decisions: ReadonlyMap<string, { is: Decision['is']; isSent: boolean }>;
  /** How many of them the server has: screens read again. */
  sent: number;
};

export const useDecisions = create<State>(() => ({ decisions: new Map(), sent: 0 }));
export const decisionKey = (person: string, contributor: string): string => `${person} ${contributor}`;
const keyOf = (decision: Decision): string =>
  decision.is === 'same' ? contributorKey(decision.found) : decision.contributor;

function note(keys: readonly string[], own: { is: Decision['is']; isSent: boolean } | null): void {
  const decisions = new Map(useDecisions.getState().decisions);
  for (const key of keys) {
    if (own === null) decisions.delete(key);
    else decisions.set(key, own);
  }
  useDecisions.setState({ decisions });
}

/** Lets go of what the server has: whoever reads it anew is told. */
export function forgetSentDecisions(): void {
  const waiting = [...useDecisions.getState().decisions].filter(([, { isSent }]) => !isSent);
  useDecisions.setState({ decisions: new Map(waiting) });
}

/**
 * Decides about contributors of one person, through the journal and with an undo for a few seconds. `ids`: every id under
 * which the person's decisions are.
 */
export async function decideResearch(
  person: { id: string; name: string; ids: readonly string[] },
  decisions: readonly Decision[],
): Promise<void> {
  const keysOf = (decision: Decision) => person.ids.map((id) => decisionKey(id, keyOf(decision)));
  const options = { entity: { table: 'people', id: person.id }, holdMs: undoMs } as const;
  const changes = await Promise.all(
    decisions.map((decision) => commitCall(decideResearchCall, { personId: person.id, decision }, options)),
  );
  const noteAll = (isSent: boolean) => {
    for (const decision of decisions) note(keysOf(decision), { is: decision.is, isSent });
  };
  const back = () => {
    for (const decision of decisions) note(keysOf(decision), null);
  };
  noteAll(false);
  const [first] = changes;
  if (!first) return;
  const title = t(`research.decided.${decisions[0]?.is ?? 'open'}`, { count: decisions.length });
  offerUndo(first.id, { title, name: person.name }, () => {
    Promise.all(changes.map(({ undo }) => undo())).then(
      (all) => (all.every(Boolean) ? back() : toast('warning', t('common.tooLate'), t('common.tooLateHint'))),
      () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
    );
  });
  Promise.all(changes.map(({ synced }) => synced)).then(
    () => {
      noteAll(true);
      useDecisions.setState(({ sent }) => ({ sent: sent + 1 }));
    },
    (error: unknown) => {
      back();
      toast('error', t('common.failedToSave'), messageFor(error));
    },
  );
}
