import { useMemo } from 'react';
import * as z from 'zod/mini';
import { correctionProposals } from '#shared/collections/correction-proposals.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { useOwnChanges } from '../../../shared/data/own-changes.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';

const { voter_id, field, text, state } = correctionProposals.schema.shape;
/** What is shown of a proposal. */
const shown = z.object({ voter_id, field, text, state });
export type OwnProposal = z.output<typeof shown> & { id: string };

/** Proposals of one turf that are read: nobody makes more at forty doors. */
const most = 100;

/** What this member proposed to correct of a voter in a turf, the newest first, with what waits on this device. */
export function useOwnProposals(turf: string, voter: string): readonly OwnProposal[] {
  const { uid, organization } = useMember();
  const path = correctionProposals.path(organization);
  const conditions = [
    { field: 'created_by', is: '==', value: uid },
    { field: 'list_id', is: '==', value: turf },
  ] as const;
  const live = useLiveQuery(correctionProposals, `${path} of ${uid} in ${turf}`, () =>
    firstOf(inOrder({ path, conditions }, { field: 'created_at', direction: 'desc' }), most),
  );
  const own = useOwnChanges(correctionProposals.name);
  return useMemo(() => {
    const known = live.is === 'ready' ? live.value : [];
    const ids = new Set(known.map(({ id }) => id));
    // Without a connection the server may never have been asked: then what waits here is all that is known.
    const waiting = own.flatMap(({ operation }) => {
      if (operation.operation !== 'create' || ids.has(operation.id)) return [];
      const read = shown.safeParse(operation.data);
      return read.success ? [{ ...read.data, id: operation.id }] : [];
    });
    return [...waiting.reverse(), ...known].filter(({ voter_id }) => voter_id === voter);
  }, [live, own, voter]);
}
