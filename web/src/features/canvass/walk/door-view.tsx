import { Button } from '@mantine/core';
import { IconAlertOctagon, IconArrowRight, IconHomeOff, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import common from '../common.module.css';
import { AddPerson } from './add-person.tsx';
import { Bottom } from './bottom-bar.tsx';
import styles from './door.module.css';
import { toAsk } from './door-drafts.ts';
import { DoorHistory } from './door-history.tsx';
import { DoorMarks } from './door-marks.tsx';
import frameStyles from './frame.module.css';
import personStyles from './person.module.css';
import { PersonCard } from './person-card.tsx';
import { useMarking } from './use-marking.ts';
import { useCurrentDoor, useOwnTop, useWays } from './use-place.ts';
import { useWalk, whereAt } from './walk-context.ts';
import { Frame } from './walk-frame.tsx';
import { doorAt, nextDoor, type WalkBuilding, type WalkDoor } from './walk-model.ts';
import { doorName, mapLink, streetLine } from './walk-names.ts';

/** A door: who lives there, and what happened with each of them. */
export function DoorView() {
  const { turf } = useWalk();
  const found = useCurrentDoor();
  useOwnTop();
  const { base, toBuilding } = useWays();
  if (!found) return <Navigate to={base} replace />;
  const { building, door } = found;
  const isAlone = building.doors.length === 1;
  return (
    <Frame
      title={doorName(building, door)}
      back={
        isAlone ? { to: base, name: turf.name } : { to: toBuilding(building), name: streetLine(building) }
      }
      hint={
        <a className={styles.geo} href={mapLink(building, door)}>
          {t('canvass.walk.directions')}
        </a>
      }
    >
      <AtDoor key={`${door.building}.${door.door}`} building={building} door={door} />
    </Frame>
  );
}

/** Who of a door is open: who was chosen, else the first who is still to be asked for. */
function useOpened(door: WalkDoor) {
  const walkContext = useWalk();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('who');
  const first = toAsk(door, whereAt(walkContext, null))[0]?.id ?? null;
  const choose = (id: string | null) => setSearch(id === null ? {} : { who: id }, { replace: true });
  return { open: chosen ?? first, choose };
}

function AtDoor({ building, door }: { building: WalkBuilding; door: WalkDoor }) {
  const walkContext = useWalk();
  const { open, choose } = useOpened(door);
  const { goOn, isAt } = useWays();
  const { notHome } = useMarking();
  const [adding, setAdding] = useState(false);
  const left = toAsk(door, whereAt(walkContext, null));
  const next = nextDoor(walkContext.walk, door);
  const hasNext = next !== null && doorAt(walkContext.walk, next.building, next.door) !== door;
  /** After somebody was asked for: the next at this door, or the next door where nobody is left here. */
  const onResult = (id: string) => {
    // Who is shown is part of the address, which may be another by now.
    if (!isAt(door)) return;
    choose(null);
    if (left.some((one) => one.id === id) && left.length === 1) goOn(door);
  };
  const markNotHome = async () => {
    if (await notHome([door], building)) goOn(door);
  };
  return (
    <>
      {door.hostile && <Hostile />}
      <ul className={personStyles.people} aria-label={t('canvass.door.people')}>
        {door.people.map((person) => (
          <PersonCard
            key={person.id}
            door={door}
            person={person}
            open={open === person.id}
            choose={() => choose(open === person.id ? 'nobody' : person.id)}
            onResult={() => onResult(person.id)}
          />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="md"
        justify="flex-start"
        leftSection={<IconUserPlus size={20} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('canvass.door.add')}
      </Button>
      <AddPerson
        opened={adding}
        building={building}
        door={door}
        close={() => setAdding(false)}
        added={(id) => choose(id)}
      />
      <DoorMarks building={building} door={door} />
      <DoorHistory door={door} />
      <Bottom>
        <div className={frameStyles.pair}>
          {left.length > 0 && !door.hostile && (
            <Button
              size="lg"
              leftSection={<IconHomeOff size={20} aria-hidden />}
              onClick={() => void markNotHome()}
            >
              {t(left.length === door.people.length ? 'canvass.door.everyone' : 'canvass.door.others')}
            </Button>
          )}
          {hasNext && (
            <Button
              size="lg"
              variant={left.length > 0 && !door.hostile ? 'default' : 'filled'}
              rightSection={<IconArrowRight size={20} aria-hidden className={common.onward ?? ''} />}
              onClick={() => goOn(door)}
            >
              {t('canvass.walk.next')}
            </Button>
          )}
        </div>
      </Bottom>
    </>
  );
}

const Hostile = () => (
  <div className={styles.hostile} role="alert">
    <IconAlertOctagon size={28} aria-hidden />
    <div>
      <strong>{t('canvass.door.hostileTitle')}</strong>
      <p>{t('canvass.door.hostileHint')}</p>
    </div>
  </div>
);
