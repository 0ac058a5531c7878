import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconArrowRight, IconConfetti, IconHomeQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import common from '../common.module.css';
import { Bottom } from './bottom-bar.tsx';
import { BuildingRow } from './building-row.tsx';
import { Progress } from './door-progress.tsx';
import { Refused } from './refused-entries.tsx';
import { useScrollPosition, useWays } from './use-place.ts';
import { useWalk } from './walk-context.ts';
import { Frame } from './walk-frame.tsx';
import { nextDoor } from './walk-model.ts';
import { doorName } from './walk-names.ts';
import styles from './walk-rows.module.css';
import { filters, isAgain, listRows } from './walk-rows.ts';

const never = () => {};

/** Every building of a turf in walking order, what is left of it, and the way to the next door. */
export function ListView({ lasts }: { lasts: boolean }) {
  const { turf, walk } = useWalk();
  const [search, setSearch] = useSearchParams();
  const show = filters.find((one) => one === search.get('show')) ?? 'left';
  const rows = useMemo(() => listRows(walk, show), [walk, show]);
  const again = useMemo(() => walk.buildings.flatMap(({ doors }) => doors.filter(isAgain)).length, [walk]);
  useScrollPosition(turf.id);
  const shown = { left: walk.left, again, all: walk.of };
  return (
    <Frame title={turf.name} menu>
      <Progress of={walk} />
      <Refused />
      <Notes lasts={lasts} />
      <SegmentedControl
        aria-label={t('canvass.walk.filter.label')}
        fullWidth
        size="md"
        data={filters.map((value) => ({
          value,
          label: t(`canvass.walk.filter.${value}`, { shown: showNumber(shown[value]) }),
        }))}
        value={show}
        onChange={(value) => setSearch(value === 'left' ? {} : { show: value }, { replace: true })}
      />
      {rows.length === 0 ? (
        <Nothing show={show} />
      ) : (
        <LongList
          label={t('canvass.walk.list')}
          rows={rows}
          usual={68}
          whole
          onNearEnd={never}
          waits
          className={styles.rowBox}
        >
          {(row) =>
            row.is === 'street' ? (
              <h2 className={styles.street}>{row.street}</h2>
            ) : (
              <BuildingRow building={row.building} />
            )
          }
        </LongList>
      )}
      <Bottom>
        <Next />
      </Bottom>
    </Frame>
  );
}

function Next() {
  const { walk } = useWalk();
  const { toDoor } = useWays();
  const next = nextDoor(walk, null);
  const building = next && walk.buildings[next.building];
  if (!next || !building) return null;
  return (
    <Button
      component={Link}
      to={toDoor(next)}
      size="lg"
      fullWidth
      rightSection={<IconArrowRight size={20} aria-hidden className={common.onward ?? ''} />}
    >
      {t('canvass.walk.nextIs', { address: doorName(building, next) })}
    </Button>
  );
}

function Nothing({ show }: { show: (typeof filters)[number] }) {
  const why = show === 'again' ? 'noneAgain' : 'allDone';
  return (
    <EmptyState
      icon={show === 'again' ? IconHomeQuestion : IconConfetti}
      title={t(`canvass.walk.${why}.title`)}
      hint={t(`canvass.walk.${why}.hint`)}
    />
  );
}

/** What somebody has to know before the first door. */
function Notes({ lasts }: { lasts: boolean }) {
  const { turf } = useWalk();
  const online = useConnectivity((state) => state.online);
  const out = Object.keys(turf.leftOut).length;
  const expired = !online && turf.expiresAt !== null && turf.expiresAt <= serverNow();
  return (
    <>
      {!lasts && !isDemo && <Text className={common.warning ?? ''}>{t('canvass.walk.notDurable')}</Text>}
      {expired && (
        <Text className={common.warning ?? ''}>
          {t('canvass.walk.expiredOffline', { when: showMoment(turf.expiresAt ?? 0) })}
        </Text>
      )}
      {out > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('canvass.walk.leftOut', { count: out })}
        </Text>
      )}
    </>
  );
}
