import { Button, Group, Text } from '@mantine/core';
import { useJournal } from '../../data/journal/index.ts';
import { t } from '../../text/index.ts';
import { showNumber } from '../../ui/format.ts';
import { Notice } from '../../ui/import/notice.tsx';
import { notifyIfFailed } from '../../ui/toasts.tsx';
import { changeTurfs } from '../change-turfs.ts';
import { archive } from '../turf-changes.ts';
import styles from './refused-deletes.module.css';
import { cancelDeletes } from './refused-deletes.ts';
import { useTaken } from './use-refused-deletes.ts';

/** So many are named. */
const namesMax = 8;

/** Says which turfs were not deleted because somebody was given them meanwhile, and the ways on. */
export function Taken() {
  const taken = useTaken();
  if (taken.length === 0) return null;
  const count = taken.length;
  const named = taken.slice(0, namesMax).map(({ name }) => name);
  const names = [...named, ...(count > namesMax ? ['…'] : [])].join(', ');
  const params = { count, shown: showNumber(count), names };
  const leave = () => notifyIfFailed(cancelDeletes(taken, useJournal.getState().entries));
  const archives = async () => {
    const changes = taken.flatMap((turf) => archive(turf) ?? []);
    if (await changeTurfs(changes, { title: t('fieldOps.taken.archived', params), name: names }))
      await leave();
  };
  return (
    <Notice tone="warning" title={t('fieldOps.taken.title', params)} role="alert">
      <Text size="sm">{t('fieldOps.taken.hint')}</Text>
      <Group gap="xs" mt="xs" className={styles.ways ?? ''}>
        <Button size="compact-sm" variant="default" onClick={() => void leave()}>
          {t('fieldOps.taken.leave', params)}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void archives()}>
          {t('fieldOps.taken.archive', params)}
        </Button>
      </Group>
    </Notice>
  );
}
