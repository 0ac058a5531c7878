import type { correctionProposals } from '../../collections/correction-proposals.ts';
import type { Stored } from '../../collections/define.ts';
import { fullEvent } from './learned.ts';
import { mayClose } from './may-close.ts';

type Proposal = Omit<Stored<typeof correctionProposals>, 'id'>;

/** The id of the event that an accepted proposal becomes. The rules let no member write one that begins so. */
export const acceptedEventId = (proposal: string): string => `accepted-${proposal}`;

/** The correction that an accepted proposal becomes, but for when it was received. `now`: milliseconds since 1970. */
export const acceptedEvent = (
  {
    voter_id,
    source,
    field,
    text,
    updated_by,
  }: Pick<Proposal, 'voter_id' | 'source' | 'field' | 'text' | 'updated_by'>,
  now: number,
) => {
  const draft = { voter_id, source, kind: 'correction', text } as const;
  return {
    ...fullEvent(draft),
    ...{ answers: null, channels: null, field },
    ...{ closes: mayClose(draft), happened_at: now, by: updated_by },
  };
};
