import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/ActDialog.tsx';
import type { Asked } from '../../../shared/ui/dialog/asked.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Turf } from './data.ts';
import { isOut } from './due.ts';
import { drop } from './handed.ts';
import type { Standings } from './use-standing.ts';

export type Dropped = { turfs: readonly Turf[]; name: string };

/** Turfs whose deletion somebody would miss: work was done in them, or somebody is out with them. */
export const missed = (turfs: readonly Turf[], { of }: Standings): readonly Turf[] =>
  turfs.filter((turf) => isOut(turf) || (of[turf.id]?.tried ?? 0) > 0);

export const dropAll = ({ turfs, name }: Dropped): Promise<boolean> =>
  drop(
    turfs.map(({ id }) => id),
    { title: t('turfs.drop.done', { count: turfs.length, shown: showNumber(turfs.length) }), name },
  );

type Props = Asked<Dropped> & { standings: Standings; done: () => void };

/** Asks before turfs are deleted that somebody works in. What was learned in them stays with the voters. */
export function DropDialog({ question, standings, done, ...dialog }: Props) {
  if (!question) return null;
  const count = missed(question.turfs, standings).length;
  const act = async () => {
    const dropped = await dropAll(question);
    if (dropped) done();
    return dropped;
  };
  return (
    <ActDialog
      opened={dialog.opened}
      close={dialog.close}
      gone={dialog.gone}
      title={t('turfs.drop.title', {
        count: question.turfs.length,
        shown: showNumber(question.turfs.length),
      })}
      submit={t('turfs.drop.action', { count: question.turfs.length })}
      grave
      act={act}
    >
      <Text>{t('turfs.drop.worked', { count, shown: showNumber(count) })}</Text>
      <Text>{t('turfs.drop.stays')}</Text>
    </ActDialog>
  );
}
