import type { Operation } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import type { Proposal } from '../../../shared/turfs/use-proposals.ts';
import { notifyIfFailed, withUndo } from '../../../shared/ui/toasts.tsx';

export type Decision = 'accepted' | 'rejected';

/**
 * What is sent. `base`: what was seen; where somebody else decided the same meanwhile nothing is left to write, and where
 * they decided otherwise theirs stands.
 */
export const decisionOf = ({ id }: Pick<Proposal, 'id'>, state: Decision): Operation => ({
  operation: 'update',
  table: 'correction_proposals',
  id,
  data: { state },
  base: { state: 'open' },
});

/** Decides, and offers for a few seconds to take that back, before anything is sent. `name`: whom it is about. */
export const decide = (proposals: readonly Proposal[], state: Decision, name: string): Promise<boolean> =>
  notifyIfFailed(
    withUndo(
      proposals.map((one) => decisionOf(one, state)),
      {
        title: t(`proposals.${state}`, { count: proposals.length }),
        name,
        failed: t('common.failedToSave'),
      },
    ),
  );
