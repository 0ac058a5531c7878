import { Button } from '@mantine/core';
import { IconAlertOctagon, IconArrowRight, IconHomeOff, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import common from '../common.module.css';
import { AddPerson } from './AddPerson.tsx';
import { Bottom } from './Bottom.tsx';
import { useHere, whereAt } from './context.ts';
import { DoorHistory } from './DoorHistory.tsx';
import { DoorMarks } from './DoorMarks.tsx';
import styles from './door.module.css';
import { toAsk } from './drafts.ts';
import { Frame } from './Frame.tsx';
import frameStyles from './frame.module.css';
import { doorAt, nextDoor, type WalkBuilding, type WalkDoor } from './model.ts';
import { doorName, mapLink, streetLine } from './names.ts';
import { PersonCard } from './PersonCard.tsx';
import personStyles from './person.module.css';
import { useMarking } from './use-marking.ts';
import { useDoorHere, useOwnTop, useWays } from './use-place.ts';

/** A door: who lives there, and what happened with each of them. */
export function DoorView() {
  const { turf } = useHere();
  const found = useDoorHere();
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
  const here = useHere();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('who');
  const first = toAsk(door, whereAt(here, null))[0]?.id ?? null;
  const choose = (id: string | null) => setSearch(id === null ? {} : { who: id }, { replace: true });
  return { open: chosen ?? first, choose };
}

function AtDoor({ building, door }: { building: WalkBuilding; door: WalkDoor }) {
  const here = useHere();
  const { open, choose } = useOpened(door);
  const { goOn, isAt } = useWays();
  const { notHome } = useMarking();
  const [adding, setAdding] = useState(false);
  const left = toAsk(door, whereAt(here, null));
  const next = nextDoor(here.walk, door);
  const hasNext = next !== null && doorAt(here.walk, next.building, next.door) !== door;
  /** After somebody was asked for: the next at this door, or the next door where nobody is left here. */
  const said = (id: string) => {
    // Who is shown is part of the address, which may be another by now.
    if (!isAt(door)) return;
    choose(null);
    if (left.some((one) => one.id === id) && left.length === 1) goOn(door);
  };
  const nobodyHome = async () => {
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
            said={() => said(person.id)}
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
              onClick={() => void nobodyHome()}
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
