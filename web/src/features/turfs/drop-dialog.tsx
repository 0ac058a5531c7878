import { Text } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { dropTurfs } from '../../shared/turfs/change-turfs.ts';
import { dropWay, splitForDrop } from '../../shared/turfs/drop-plan.ts';
import { isAssigned } from '../../shared/turfs/due-date.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../shared/ui/format.ts';

export type Dropped = { turfs: readonly Turf[]; name: string };

const formatDropped = ({ deleted, archived }: ReturnType<typeof splitForDrop>): string =>
  [
    ...(deleted > 0 ? [t('turfs.drop.deleted', { count: deleted, shown: showNumber(deleted) })] : []),
    ...(archived > 0 ? [t('turfs.drop.archived', { count: archived, shown: showNumber(archived) })] : []),
  ].join(' · ');

export const dropAll = ({ turfs, name }: Dropped): Promise<boolean> =>
  dropTurfs(turfs, { title: formatDropped(splitForDrop(turfs)), name });

type Props = OpenQuestion<Dropped> & { done: () => void };

/** Says what becomes of which turfs before they leave the list. */
export function DropDialog({ question, done, ...dialog }: Props) {
  if (!question) return null;
  const { turfs } = question;
  const { deleted, archived } = splitForDrop(turfs);
  const out = turfs.filter(isAssigned).length;
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
      submit={t(deleted > 0 ? 'turfs.drop.both' : 'turfs.drop.archive')}
      grave={deleted > 0}
      act={act}
    >
      <Text>
        {turfs.length === 1
          ? t('turfs.drop.alone')
          : t('turfs.drop.kept', { count: archived, shown: showNumber(archived) })}
      </Text>
      {out > 0 && (
        <Text>
          {turfs.length === 1
            ? t('turfs.drop.outAlone')
            : t('turfs.drop.out', { count: out, shown: showNumber(out) })}
        </Text>
      )}
      {deleted > 0 && <Text>{t('turfs.drop.gone', { count: deleted, shown: showNumber(deleted) })}</Text>}
      <Text c="var(--ink-soft)">{t('turfs.drop.stays')}</Text>
    </ActDialog>
  );
}
