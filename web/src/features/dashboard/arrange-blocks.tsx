import '../../shared/text/campaign/en.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { saveViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';
import styles from './arrange-blocks.module.css';
import {
  type Block,
  type Column,
  columns,
  isStandard,
  type Layout,
  placed,
  standard,
  storedLayout,
} from './dashboard-layout.ts';

type Props = { layout: Layout; close: () => void };
type Move = (block: Block, where: Column | 'hidden', at?: number) => void;

const places = [...columns, 'hidden'] as const;

/** Rearranges the dashboard behind it, which follows at once: by drag, or by buttons on a phone and a keyboard. */
export default function Arrange({ layout, close }: Props) {
  const { uid } = useMember();
  const [announcement, say] = useState('');
  const keep = (next: Layout) => notifyIfFailed(saveViews(uid, { dashboard_layout: storedLayout(next) }));
  const move: Move = async (block, where, at) => {
    const next = placed(layout, block, where, at);
    if (!(await keep(next))) return say('');
    const position = next[where].indexOf(block) + 1;
    say(
      t('dashboardLayout.moved', {
        block: t(`dashboardLayout.blocks.${block}`),
        column: t(`dashboardLayout.${where}`),
        position,
      }),
    );
  };
  return (
    <Dialog title={t('dashboardLayout.title')} close={close}>
      <p className={styles.hint}>{t('dashboardLayout.hint')}</p>
      {places.map((place) => (
        <Place key={place} place={place} layout={layout} move={move} />
      ))}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Group justify="space-between" mt="lg">
        <Button variant="subtle" disabled={isStandard(layout)} onClick={() => void keep(standard)}>
          {t('dashboardLayout.reset')}
        </Button>
        <Button data-autofocus onClick={close}>
          {t('dashboardLayout.done')}
        </Button>
      </Group>
    </Dialog>
  );
}

const kind = 'text/plain';

function Place({ place, layout, move }: { place: Column | 'hidden'; layout: Layout; move: Move }) {
  const own = layout[place];
  const drop = (event: DragEvent, at?: number) => {
    event.preventDefault();
    event.stopPropagation();
    const dragged = event.dataTransfer.getData(kind);
    const block = Object.values(layout)
      .flat()
      .find((one) => one === dragged);
    if (block) move(block, place, at);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the buttons do the same.
    <div className={styles.place} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h3>{t(`dashboardLayout.${place}`)}</h3>
      {own.length === 0 && <p className={styles.none}>{t('dashboardLayout.none')}</p>}
      <ul>
        {own.map((block, at) => (
          <li
            key={block}
            draggable
            onDragStart={({ dataTransfer }) => dataTransfer.setData(kind, block)}
            onDrop={(event) => drop(event, at)}
          >
            <IconGripVertical size={16} stroke={1.6} aria-hidden className={styles.grip} />
            <span className={styles.name}>{t(`dashboardLayout.blocks.${block}`)}</span>
            <Buttons block={block} place={place} at={at} last={own.length - 1} move={move} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ButtonsProps = { block: Block; place: Column | 'hidden'; at: number; last: number; move: Move };

function Buttons({ block, place, at, last, move }: ButtonsProps) {
  const name = t(`dashboardLayout.blocks.${block}`);
  const act = (change: 'up' | 'down' | 'across' | 'hide' | 'show') => ({
    variant: 'subtle' as const,
    color: 'gray',
    className: styles.act ?? '',
    'aria-label': t(`dashboardLayout.${change}`, { block: name }),
  });
  if (place === 'hidden')
    return (
      <ActionIcon {...act('show')} onClick={() => move(block, 'main')}>
        <IconEye size={18} stroke={1.6} />
      </ActionIcon>
    );
  return (
    <>
      <ActionIcon {...act('up')} disabled={at === 0} onClick={() => move(block, place, at - 1)}>
        <IconArrowUp size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon {...act('down')} disabled={at === last} onClick={() => move(block, place, at + 1)}>
        <IconArrowDown size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon {...act('across')} onClick={() => move(block, place === 'main' ? 'side' : 'main')}>
        <IconSwitchHorizontal size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon {...act('hide')} onClick={() => move(block, 'hidden')}>
        <IconEyeOff size={18} stroke={1.6} />
      </ActionIcon>
    </>
  );
}
