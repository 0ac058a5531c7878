import '../text/map/en.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../text/index.ts';
import type { Box } from '../turfs/ground/ground-protocol.ts';
import { canDraw } from './can-draw.ts';
import styles from './map-frame.module.css';

/** What the frame does with whichever map is in it. */
export type FramedMap = { fit: (box: Box) => void; zoom: (by: 1 | -1) => void; close: () => void };
export type Trouble = 'cannot' | 'failed' | 'lost';

type Props<M extends FramedMap> = {
  /** Opens the map in an element; rejects where it cannot. `lost`: it draws no more. */
  open: (container: HTMLElement, lost: () => void) => Promise<M>;
  /** What is shown at first, and with a press on “all”. */
  box: Box;
  /** Null when it is closed again. */
  opened: (map: M | null) => void;
  allLabel: string;
  /** What works without the map, by what is wrong with it. */
  hints: Readonly<Record<Trouble, string>>;
  /** A map among the fields of a form is lower. */
  isLow?: boolean;
};

/** A map with its buttons; where the device draws none, or its library cannot be had, it says so. */
export function MapFrame<M extends FramedMap>({ open, box, opened, allLabel, hints, isLow }: Props<M>) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<M | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(() => (canDraw() ? null : 'cannot'));
  const latest = useRef({ open, opened });
  latest.current = { open, opened };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => {
    const container = frame.current;
    if (!container || !canDraw()) return;
    let current = true;
    const start = async () => {
      const now = await latest.current.open(container, () => current && setTrouble('lost'));
      if (!current) return now.close();
      map.current = now;
      setTrouble(null);
      setOpen(true);
      latest.current.opened(now);
    };
    start().catch(() => current && setTrouble('failed'));
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
    <div className={styles.map} data-off={trouble ? true : undefined} data-low={isLow}>
      <div ref={frame} className={styles.canvas} data-map={isOpen ? 'open' : 'closed'} />
      {!isOpen && !trouble && (
        <Text className={styles.over ?? ''} role="status">
          {t('map.opening')}
        </Text>
      )}
      {trouble && (
        <div className={styles.over} role="status">
          <Text fw={600}>{t(`map.${trouble}`)}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {hints[trouble]}
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
          <Tool label={t('map.closer')} icon={IconPlus} press={() => map.current?.zoom(1)} />
          <Tool label={t('map.farther')} icon={IconMinus} press={() => map.current?.zoom(-1)} />
          <Tool label={allLabel} icon={IconArrowsMaximize} press={() => map.current?.fit(box)} />
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
