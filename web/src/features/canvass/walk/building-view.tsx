import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { Bottom } from './bottom-bar.tsx';
import { DoorRow } from './building-row.tsx';
import { useMarking } from './use-marking.ts';
import { useOwnTop, useWays } from './use-place.ts';
import { useWalk } from './walk-context.ts';
import { Frame } from './walk-frame.tsx';
import type { WalkBuilding } from './walk-model.ts';
import { streetLine, unitName } from './walk-names.ts';
import styles from './walk-rows.module.css';
import { homesWith } from './walk-rows.ts';

/** Homes from which on a building is searched. */
const searchFrom = 8;
const never = () => {};

/** A building of several homes: its list, however long, and several of them marked at once. */
export function BuildingView() {
  const { turf, walk } = useWalk();
  const { building: at = '' } = useParams();
  const { base } = useWays();
  useOwnTop(true);
  const building = walk.buildings[Number(at)];
  if (!building) return <Navigate to={base} replace />;
  return (
    <Frame
      title={streetLine(building)}
      back={{ to: base, name: turf.name }}
      hint={t('canvass.walk.homesLeft', {
        count: building.left + building.done,
        shown: showNumber(building.left),
        of: showNumber(building.left + building.done),
      })}
    >
      <Homes key={at} building={building} />
    </Frame>
  );
}

function Homes({ building }: { building: WalkBuilding }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const { notHome, inaccessible } = useMarking();
  const shown = useMemo(() => homesWith(building.doors, typed), [building, typed]);
  const rows = useMemo(() => shown.map((door) => ({ id: `home ${door.door}`, door })), [shown]);
  const left = shown.filter(({ state, hostile }) => state === 'left' && !hostile);
  const marked = building.doors.filter(({ door, state }) => chosen?.has(door) && state === 'left');
  const toggle = (door: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(door)) next.add(door);
      return next;
    });
  const markChosen = async () => {
    if (await notHome(marked, building)) setChosen(null);
  };
  return (
    <>
      {building.doors.length >= searchFrom && (
        <TextInput
          type="search"
          size="md"
          aria-label={t('canvass.building.search')}
          placeholder={t('canvass.building.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="md"
          aria-pressed={chosen !== null}
          onClick={() => setChosen(chosen ? null : new Set())}
          disabled={building.left === 0}
        >
          {t(chosen ? 'canvass.building.chooseEnd' : 'canvass.building.choose')}
        </Button>
        {chosen && (
          <Button variant="subtle" size="md" onClick={() => setChosen(new Set(left.map(({ door }) => door)))}>
            {t('canvass.building.chooseAll')}
          </Button>
        )}
      </Group>
      {rows.length === 0 && <Text c="var(--ink-soft)">{t('canvass.building.nothing')}</Text>}
      <LongList
        label={t('canvass.building.homes')}
        rows={rows}
        usual={68}
        whole
        onNearEnd={never}
        waits
        className={styles.rowBox}
      >
        {({ door }) => (
          <DoorRow
            building={building}
            door={door}
            label={unitName(door)}
            choosing={
              chosen
                ? {
                    chosen: chosen.has(door.door),
                    toggle: () => toggle(door.door),
                    name: t('canvass.building.mark', { unit: unitName(door) }),
                  }
                : undefined
            }
          />
        )}
      </LongList>
      <Bottom>
        {chosen && marked.length > 0 ? (
          <Button size="lg" fullWidth onClick={() => void markChosen()}>
            {t('canvass.building.notHome', { count: marked.length })}
          </Button>
        ) : (
          building.left > 0 && (
            <Button
              size="md"
              variant="default"
              fullWidth
              title={t('canvass.building.inaccessibleHint')}
              leftSection={<IconLock size={18} aria-hidden />}
              onClick={() => void inaccessible(null, building)}
            >
              {t('canvass.building.inaccessible')}
            </Button>
          )
        )}
      </Bottom>
    </>
  );
}
