import { Button, Menu } from '@mantine/core';
import { IconCalendarDue, IconDots, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { changeTurfs } from '../../../shared/turfs/change-turfs.ts';
import { dropWay } from '../../../shared/turfs/drop-plan.ts';
import { isAssigned } from '../../../shared/turfs/due-date.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { setOpen, takeBack, wasEverAssigned } from '../../../shared/turfs/turf-changes.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { SelectionBar } from '../../../shared/ui/list/chosen.tsx';
import { AssignDialog } from '../assign-dialog.tsx';
import { DropDialog, type Dropped, dropAll } from '../drop-dialog.tsx';
import { DueDialog } from '../due-dialog.tsx';
import type { Standings } from '../use-turf-standings.ts';
import { stateAfter } from './overdue-turfs.tsx';
import { choose, chooseNone, useChosen } from './turf-selection.ts';

type Props = { turfs: readonly Turf[]; shown: readonly Turf[]; standings: Standings };

/** What can be done with the turfs that are chosen. */
export function BulkBar({ turfs, shown, standings }: Props) {
  const { ids } = useChosen();
  const [asking, setAsking] = useState<'assign' | 'due' | null>(null);
  const dropping = useOpenQuestion<Dropped>();
  const chosen = turfs.filter(({ id }) => ids.has(id));
  const count = chosen.length;
  const out = chosen.filter(isAssigned);
  const name = chosen.map((turf) => turf.name).join(', ');
  const close = () => setAsking(null);
  const opens = (isOpen: boolean) =>
    changeTurfs(
      chosen.flatMap((turf) => setOpen(turf, isOpen) ?? []),
      { title: t(isOpen ? 'turfs.open.done' : 'turfs.open.closed', { count }), name },
    );
  const back = () =>
    changeTurfs(
      out.flatMap((turf) => takeBack(turf, stateAfter(turf, standings)) ?? []),
      { title: t('turfs.late.done', { count: out.length, shown: showNumber(out.length) }), name },
    );
  const archived = chosen.filter(({ state }) => state === 'archived');
  const revives = () =>
    changeTurfs(
      archived.flatMap((turf) => takeBack(turf, stateAfter(turf, standings)) ?? []),
      {
        title: t('turfs.archive.back', { count: archived.length, shown: showNumber(archived.length) }),
        name,
      },
    );
  const drops = () =>
    chosen.some(wasEverAssigned)
      ? dropping.ask({ turfs: chosen, name })
      : dropAll({ turfs: chosen, name }).then((done) => done && chooseNone());
  if (count === 0) return <DropDialog {...dropping} done={chooseNone} />;
  return (
    <SelectionBar
      label={t('turfs.select.bar')}
      count={t('turfs.select.chosen', { count, shown: showNumber(count) })}
    >
      {shown.length > count && (
        <Button size="compact-sm" variant="subtle" onClick={() => choose(shown.map(({ id }) => id))}>
          {t('turfs.select.all', { shown: showNumber(shown.length) })}
        </Button>
      )}
      <Button
        size="compact-sm"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => setAsking('assign')}
      >
        {t('turfs.assign.action')}
      </Button>
      {out.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCalendarDue size={16} aria-hidden />}
          onClick={() => setAsking('due')}
        >
          {t('turfs.due.action')}
        </Button>
      )}
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button size="compact-sm" variant="default" rightSection={<IconDots size={16} aria-hidden />}>
            {t('turfs.select.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => opens(true)}>{t('turfs.open.action')}</Menu.Item>
          <Menu.Item onClick={() => opens(false)}>{t('turfs.open.close')}</Menu.Item>
          <Menu.Item disabled={out.length === 0} onClick={back}>
            {t('turfs.back.action')}
          </Menu.Item>
          {archived.length > 0 && <Menu.Item onClick={revives}>{t('turfs.archive.revive')}</Menu.Item>}
          {archived.length < count && (
            <Menu.Item c="var(--bad)" onClick={drops}>
              {t(`turfs.drop.ways.${dropWay(chosen)}`)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button size="compact-sm" variant="subtle" onClick={chooseNone}>
        {t('turfs.select.clear')}
      </Button>
      {asking === 'assign' && <AssignDialog turfs={chosen} close={close} done={chooseNone} />}
      {asking === 'due' && <DueDialog turfs={out} close={close} done={chooseNone} />}
      <DropDialog {...dropping} done={chooseNone} />
    </SelectionBar>
  );
}
