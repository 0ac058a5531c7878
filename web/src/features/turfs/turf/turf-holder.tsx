import { Button, Group, Menu, Switch, Text } from '@mantine/core';
import { IconDots, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { changeTurfs } from '../../../shared/turfs/change-turfs.ts';
import { isAssigned, isOverdue } from '../../../shared/turfs/due-date.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { setOpen, takeBack } from '../../../shared/turfs/turf-changes.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { AssignDialog } from '../assign-dialog.tsx';
import { DueDialog } from '../due-dialog.tsx';
import { holderName, stateName } from '../format-turf.ts';
import styles from './turf.module.css';

type Props = {
  turf: Turf;
  writes: boolean;
  /** What becomes of it where it is brought back from the archive; null while that is counted. */
  back: Parameters<typeof takeBack>[1] | null;
};
const one = { count: 1, shown: '1' } as const;

/** Who has the turf and until when, and how it changes hands. */
export function Holder({ turf, writes, back }: Props) {
  const now = useNow();
  const [asking, setAsking] = useState<'assign' | 'due' | null>(null);
  const close = () => setAsking(null);
  const out = isAssigned(turf);
  const late = isOverdue(turf, now);
  const give = (how: Parameters<typeof takeBack>[1], title: string) => {
    const change = takeBack(turf, how);
    if (change) changeTurfs([change], { title, name: turf.name });
  };
  const isArchived = turf.state === 'archived';
  const opens = (isOpen: boolean) => {
    const change = setOpen(turf, isOpen);
    const title = t(isOpen ? 'turfs.open.done' : 'turfs.open.closed', { count: 1 });
    if (change) changeTurfs([change], { title, name: turf.name });
  };
  return (
    <Part title={t('turf.holder')}>
      <p className={styles.holder}>
        <strong>{out ? holderName(turf) : t('turf.nobody')}</strong>
        <span className={styles.soft}>{stateName(turf)}</span>
      </p>
      {out && (
        <Text size="sm" c={late ? 'var(--bad)' : 'var(--ink-soft)'}>
          {turf.expires_at === null
            ? t('turfs.due.never')
            : t(late ? 'turf.wasDue' : 'turf.due', { day: showMomentDay(turf.expires_at) })}
        </Text>
      )}
      {late && (
        <Text size="sm" c="var(--ink-soft)">
          {t('turfs.late.hint')}
        </Text>
      )}
      {isArchived && (
        <Text size="sm" c="var(--ink-soft)">
          {t('turfs.archive.hint')}
        </Text>
      )}
      {writes && isArchived && (
        <Button
          variant="default"
          mt="sm"
          disabled={back === null}
          onClick={() => back && give(back, t('turfs.archive.back', one))}
        >
          {t('turfs.archive.revive')}
        </Button>
      )}
      {writes && !isArchived && (
        <>
          <Group gap="xs" mt="sm">
            <Button
              variant={out ? 'default' : 'filled'}
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => setAsking('assign')}
            >
              {t(out ? 'turfs.assign.other' : 'turfs.assign.action')}
            </Button>
            {out && (
              <Button variant="default" onClick={() => setAsking('due')}>
                {t('turfs.due.action')}
              </Button>
            )}
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <Button variant="default" rightSection={<IconDots size={16} aria-hidden />}>
                  {t('turfs.select.more')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => give('completed', t('turfs.back.completed'))}>
                  {t('turfs.back.complete')}
                </Menu.Item>
                <Menu.Item disabled={!out} onClick={() => give('returned', t('turfs.back.done'))}>
                  {t('turfs.back.action')}
                </Menu.Item>
                <Menu.Item onClick={() => give('unassigned', t('turfs.back.fresh'))}>
                  {t('turfs.back.anew')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
          <Switch
            mt="md"
            label={t('turfs.open.label')}
            description={t('turfs.open.hint')}
            checked={turf.open}
            onChange={({ currentTarget }) => opens(currentTarget.checked)}
          />
        </>
      )}
      {asking === 'assign' && <AssignDialog turfs={[turf]} close={close} />}
      {asking === 'due' && <DueDialog turfs={[turf]} close={close} />}
    </Part>
  );
}
