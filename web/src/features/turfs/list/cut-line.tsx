import { Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { t } from '../../../shared/text/index.ts';
import { dropWay } from '../../../shared/turfs/drop-plan.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { wasEverAssigned } from '../../../shared/turfs/turf-changes.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { DropDialog, type Dropped, dropAll } from '../drop-dialog.tsx';

type Props = {
  turfs: readonly Turf[];
  whole: boolean;
  more: () => void;
  clear: () => void;
};

/** What can be done with a whole cut: it goes only once all of its turfs are here. */
export function CutLine({ turfs, whole, more, clear }: Props) {
  const dropping = useOpenQuestion<Dropped>();
  useEffect(() => {
    if (!whole) more();
  }, [whole, more]);
  const name = turfs[0]?.cut_name;
  if (name === undefined) return null;
  const cut = { turfs, name };
  const drops = () =>
    turfs.some(wasEverAssigned) ? dropping.ask(cut) : dropAll(cut).then((done) => done && clear());
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="var(--ink-soft)">
        {t('turfs.cut.made', { name, count: turfs.length, shown: showNumber(turfs.length) })}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        c="var(--bad)"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={!whole}
        onClick={drops}
      >
        {t(`turfs.cut.${dropWay(turfs)}`)}
      </Button>
      <DropDialog {...dropping} done={clear} />
    </Group>
  );
}
