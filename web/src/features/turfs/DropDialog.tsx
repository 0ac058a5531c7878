import { Text } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { dropWay, parted } from '../../shared/turfs/drop-way.ts';
import { isOut } from '../../shared/turfs/due.ts';
import { drop } from '../../shared/turfs/handed.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { ActDialog } from '../../shared/ui/dialog/ActDialog.tsx';
import type { Asked } from '../../shared/ui/dialog/asked.ts';
import { showNumber } from '../../shared/ui/format.ts';

export type Dropped = { turfs: readonly Turf[]; name: string };

const doneWords = ({ gone, kept }: ReturnType<typeof parted>): string =>
  [
    ...(gone > 0 ? [t('turfs.drop.deleted', { count: gone, shown: showNumber(gone) })] : []),
    ...(kept > 0 ? [t('turfs.drop.archived', { count: kept, shown: showNumber(kept) })] : []),
  ].join(' · ');

export const dropAll = ({ turfs, name }: Dropped): Promise<boolean> =>
  drop(turfs, { title: doneWords(parted(turfs)), name });

type Props = Asked<Dropped> & { done: () => void };

/** Says what becomes of which turfs before they leave the list. */
export function DropDialog({ question, done, ...dialog }: Props) {
  if (!question) return null;
  const { turfs } = question;
  const { gone, kept } = parted(turfs);
  const out = turfs.filter(isOut).length;
  const act = async () => {
    const dropped = await dropAll(question);
    if (dropped) done();
    return dropped;
  };
  return (
    <ActDialog
      {...dialog}
      title={t(`turfs.drop.title.${dropWay(turfs)}`, {
        count: turfs.length,
        shown: showNumber(turfs.length),
      })}
      submit={t(gone > 0 ? 'turfs.drop.both' : 'turfs.drop.archive')}
      grave={gone > 0}
      act={act}
    >
      <Text>
        {turfs.length === 1
          ? t('turfs.drop.alone')
          : t('turfs.drop.kept', { count: kept, shown: showNumber(kept) })}
      </Text>
      {out > 0 && (
        <Text>
          {turfs.length === 1
            ? t('turfs.drop.outAlone')
            : t('turfs.drop.out', { count: out, shown: showNumber(out) })}
        </Text>
      )}
      {gone > 0 && <Text>{t('turfs.drop.gone', { count: gone, shown: showNumber(gone) })}</Text>}
      <Text c="var(--ink-soft)">{t('turfs.drop.stays')}</Text>
    </ActDialog>
  );
}
