import { Button, Group, Text } from '@mantine/core';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import type { Box } from '../../../shared/turfs/ground/ground-protocol.ts';
import { canDraw } from './can-draw.ts';
import styles from './canvas.module.css';
import type { OpenMap } from './open-map.ts';

/** The map's own library comes with the first map: 450 kB, in files that stay the same while our own code changes. */
const load = async () => {
  const [opening] = await Promise.all([import('./open-map.ts'), import('maplibre-gl')]);
  return opening;
};

type Trouble = 'cannot' | 'failed' | 'lost';
type Props = {
  /** Where the doors are; null where none has a place. */
  box: Box;
  opened: (map: OpenMap | null) => void;
  moved: () => void;
};

/** The map with its buttons; where the device draws none, or its library cannot be had, it says so. */
export function MapCanvas({ box, opened, moved }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(() => (canDraw() ? null : 'cannot'));
  const latest = useRef({ box, opened, moved });
  latest.current = { box, opened, moved };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => {
    const container = frame.current;
    if (!container || !canDraw()) return;
    let current = true;
    const open = async () => {
      const { openMap } = await load();
      if (!current) return;
      const now = await openMap(container, {
        label: t('fieldMap.map.label'),
        box: latest.current.box,
        moved: () => latest.current.moved(),
        lost: () => current && setTrouble('lost'),
      });
      if (!current) return now.close();
      map.current = now;
      setTrouble(null);
      setOpen(true);
      latest.current.opened(now);
    };
    open().catch(() => current && setTrouble('failed'));
    return () => {
      current = false;
      latest.current.opened(null);
      map.current?.close();
      map.current = null;
      setOpen(false);
    };
  }, [attempt]);
  const [west, south, east, north] = box;
  useEffect(() => map.current?.fit([west, south, east, north]), [west, south, east, north]);
  return (
    <div className={styles.map} data-off={trouble ? true : undefined}>
      <div ref={frame} className={styles.canvas} data-map={isOpen ? 'open' : 'closed'} />
      {!isOpen && !trouble && (
        <Text className={styles.over ?? ''} role="status">
          {t('fieldMap.map.opening')}
        </Text>
      )}
      {trouble && (
        <div className={styles.over} role="status">
          <Text fw={600}>{t(`fieldMap.map.${trouble}.title`)}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {t(`fieldMap.map.${trouble}.hint`)}
          </Text>
          {trouble !== 'cannot' && (
            <Button variant="default" mt="xs" onClick={() => setAttempt((count) => count + 1)}>
              {t('errors.tryAgain')}
            </Button>
          )}
        </div>
      )}
      {isOpen && !trouble && (
        <Group className={styles.buttons ?? ''} gap={4}>
          <Tool label={t('fieldMap.map.closer')} icon={IconPlus} press={() => map.current?.zoom(1)} />
          <Tool label={t('fieldMap.map.farther')} icon={IconMinus} press={() => map.current?.zoom(-1)} />
          <Tool label={t('fieldMap.map.all')} icon={IconArrowsMaximize} press={() => map.current?.fit(box)} />
        </Group>
      )}
    </div>
  );
}

type ToolProps = { label: string; icon: typeof IconPlus; press: () => void };
const Tool = ({ label, icon: Icon, press }: ToolProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} onClick={press}>
    <Icon size={18} aria-hidden />
  </button>
);
