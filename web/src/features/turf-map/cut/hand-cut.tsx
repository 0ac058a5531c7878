import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconPolygon } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Ring } from '#shared/domain/field/door-columns.ts';
import { t } from '../../../shared/text/index.ts';
import type { Group as Doors } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import type { Drawing } from '../canvas/drawing.ts';
import type { OpenMap } from '../canvas/open-map.ts';
import { turfLimits } from '../plan/turf-limits.ts';
import { isLong, planMax, tooLarge } from '../plan/turf-plan.ts';
import type { Planning } from '../plan/use-turf-plan.ts';
import type { Sketching } from '../saved-plan/use-sketch.ts';

type Props = {
  map: OpenMap | null;
  ground: Ground;
  planning: Planning;
  sketching: Sketching;
  refresh: () => void;
};

/** Turf by turf, drawn around its doors: what is inside is counted at every move. */
export function HandCut({ map, ground, planning, sketching, refresh }: Props) {
  const { sketch } = sketching;
  const { inside, drawing } = useDrawing(map, ground, sketching, refresh);
  // Gone on with, where the button for it was.
  const statusLine = useTakesFocus<HTMLParagraphElement>(map);
  if (!map)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {t('fieldMap.hand.noMap')}
      </Text>
    );
  const piece = inside && { ...inside, key: 0, ownName: null };
  const refused = !piece || tooLarge(piece) || planning.plan.length >= planMax;
  const save = () => {
    if (!inside) return;
    planning.add([inside]);
    drawing()?.clear();
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="var(--ink-soft)">
        {sketch?.closed ? t('fieldMap.hand.move') : t('fieldMap.hand.draw')}
      </Text>
      <Text ref={statusLine} tabIndex={-1} fw={600} role="status" aria-live="polite" data-inside>
        {inside
          ? t('fieldMap.hand.inside', {
              count: inside.doors,
              doors: showNumber(inside.doors),
              people: t('fieldMap.people', { count: inside.people, shown: showNumber(inside.people) }),
            })
          : t('fieldMap.hand.none')}
      </Text>
      {piece && tooLarge(piece) ? (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('fieldMap.plan.tooLarge', turfLimits())}
        </Text>
      ) : (
        piece &&
        isLong(piece) && (
          <Text size="sm" c="var(--goal)">
            {t('fieldMap.plan.long')}
          </Text>
        )
      )}
      <Group gap="xs">
        <Button leftSection={<IconPolygon size={16} aria-hidden />} disabled={refused} onClick={save}>
          {t('fieldMap.hand.add')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={!sketch}
          onClick={() => drawing()?.undo()}
        >
          {t('fieldMap.hand.undo')}
        </Button>
        <Button variant="subtle" disabled={!sketch} onClick={() => drawing()?.clear()}>
          {t('fieldMap.hand.clear')}
        </Button>
      </Group>
    </Stack>
  );
}

/** What is being drawn, and which free doors are inside of it: one question at a time, the last shape always. */
function useDrawing(
  map: OpenMap | null,
  ground: Ground,
  { sketch, onSketch }: Sketching,
  refresh: () => void,
) {
  const first = useRef(sketch);
  first.current = sketch;
  const [inside, setInside] = useState<Doors | null>(null);
  const drawing = useRef<Drawing | null>(null);
  useEffect(() => {
    if (!map) return;
    let current = true;
    let asking = false;
    let last: { ring: Ring | null } | null = null;
    let set = JSON.stringify(first.current);
    const show = (group: Doors | null) => {
      setInside(group);
      ground.draw(group?.members ?? null);
      refresh();
    };
    const count = async (): Promise<void> => {
      if (asking || !last) return;
      asking = true;
      const { ring } = last;
      const group = ring ? await ground.inside(ring).catch(() => null) : null;
      asking = false;
      if (!current) return;
      show(group);
      if (last.ring !== ring) void count();
    };
    drawing.current = map.draw(first.current, ({ ring, sketch }) => {
      last = { ring };
      void count();
      const now = JSON.stringify(sketch);
      if (now === set) return;
      set = now;
      onSketch(sketch);
    });
    return () => {
      current = false;
      drawing.current?.stop();
      drawing.current = null;
      show(null);
    };
  }, [map, ground, onSketch, refresh]);
  return { inside, drawing: () => drawing.current };
}
