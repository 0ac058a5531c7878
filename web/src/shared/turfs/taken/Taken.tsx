import { Button, Group, Text } from '@mantine/core';
import { useJournal } from '../../data/journal/index.ts';
import { t } from '../../text/index.ts';
import { showNumber } from '../../ui/format.ts';
import { Notice } from '../../ui/import/Notice.tsx';
import { kept } from '../../ui/toasts.tsx';
import { archive } from '../acts.ts';
import { hand } from '../handed.ts';
import styles from './taken.module.css';
import { letStand } from './taken.ts';
import { useTaken } from './use-taken.ts';

/** So many are named. */
const namesMax = 8;

/** Says which turfs were not deleted because somebody was given them meanwhile, and the ways on. */
export function Taken() {
  const taken = useTaken();
  if (taken.length === 0) return null;
  const count = taken.length;
  const named = taken.slice(0, namesMax).map(({ name }) => name);
  const names = [...named, ...(count > namesMax ? ['…'] : [])].join(', ');
  const said = { count, shown: showNumber(count), names };
  const leave = () => kept(letStand(taken, useJournal.getState().entries));
  const archives = async () => {
    const changes = taken.flatMap((turf) => archive(turf) ?? []);
    if (await hand(changes, { title: t('fieldOps.taken.archived', said), name: names })) await leave();
  };
  return (
    <Notice tone="warning" title={t('fieldOps.taken.title', said)} role="alert">
      <Text size="sm">{t('fieldOps.taken.hint')}</Text>
      <Group gap="xs" mt="xs" className={styles.ways ?? ''}>
        <Button size="compact-sm" variant="default" onClick={() => void leave()}>
          {t('fieldOps.taken.leave', said)}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void archives()}>
          {t('fieldOps.taken.archive', said)}
        </Button>
      </Group>
    </Notice>
  );
}
