import { IconAlertOctagon, IconBuilding, IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay, showNumber } from '../../../shared/ui/format.ts';
import common from '../common.module.css';
import { useMarking } from './use-marking.ts';
import { useWays } from './use-place.ts';
import { useWalk } from './walk-context.ts';
import type { WalkBuilding, WalkDoor } from './walk-model.ts';
import { resultName } from './walk-names.ts';
import styles from './walk-rows.module.css';

/** One building of the list: its door, or how many of its homes are left. */
export function BuildingRow({ building }: { building: WalkBuilding }) {
  const { toBuilding } = useWays();
  const { doors, house, at, left, done } = building;
  const [only] = doors;
  if (only && doors.length === 1) return <DoorRow building={building} door={only} label={house} />;
  const of = showNumber(left + done);
  return (
    <div className={styles.row} data-state={left === 0 ? 'done' : 'left'}>
      <Link to={toBuilding({ at })} className={styles.rowLink}>
        <span className={styles.house}>{house}</span>
        <span className={styles.rowText}>
          <span className={common.line}>
            <IconBuilding size={18} aria-hidden />
            {left > 0
              ? t('canvass.walk.homesLeft', { count: left + done, shown: showNumber(left), of })
              : t('canvass.walk.homesDone', { count: left + done, of })}
          </span>
        </span>
        <IconChevronRight size={20} aria-hidden className={common.onward} />
      </Link>
    </div>
  );
}

type DoorProps = {
  building: WalkBuilding;
  door: WalkDoor;
  label: string;
  /** Doors of the building are being chosen: a tap chooses. */
  choosing?: { chosen: boolean; toggle: () => void; name: string } | undefined;
};

/** One door of a list: who lives there, what came of it, and the tap that most of them take. */
export function DoorRow({ building, door, label, choosing }: DoorProps) {
  const { toDoor } = useWays();
  const { notHome } = useMarking();
  const { people, state, hostile } = door;
  const names = people.map(({ name }) => name).join(', ');
  const isLeft = state === 'left' && !hostile;
  const inside = (
    <>
      <span className={styles.house}>{label}</span>
      <span className={styles.rowText}>
        <span className={styles.names}>{names}</span>
        <DoorNote door={door} />
      </span>
    </>
  );
  if (choosing)
    return (
      <label className={styles.row} data-state={state} data-hostile={hostile}>
        <input
          type="checkbox"
          className={styles.tick}
          checked={choosing.chosen}
          disabled={!isLeft}
          aria-label={choosing.name}
          onChange={choosing.toggle}
        />
        <span className={styles.rowLink}>{inside}</span>
      </label>
    );
  return (
    <div className={styles.row} data-state={state} data-hostile={hostile}>
      <Link to={toDoor(door)} className={styles.rowLink}>
        {inside}
      </Link>
      {isLeft && (
        <button
          type="button"
          className={styles.quick}
          aria-label={`${resultName('not_home')}: ${label}`}
          onClick={() => void notHome([door], building)}
        >
          {resultName('not_home')}
        </button>
      )}
    </div>
  );
}

/** What came of a door, or why nobody knocks there. */
function DoorNote({ door: { hostile, state, last, others } }: { door: WalkDoor }) {
  const { uid } = useWalk();
  if (hostile)
    return (
      <span className={`${common.line} ${common.bad}`}>
        <IconAlertOctagon size={18} aria-hidden />
        {t('canvass.walk.hostile')}
      </span>
    );
  if (state === 'closed') return <span className={common.soft}>{t('canvass.walk.closedDoor')}</span>;
  if (!last) return null;
  return (
    <span className={`${common.line} ${common.soft}`}>
      <IconCheck size={18} aria-hidden />
      {t('canvass.walk.doneAt', { result: resultName(last.outcome), when: showMomentDay(last.at) })}
      {others && last.by !== uid && <span className={common.mate}>{t('canvass.walk.teammate')}</span>}
    </span>
  );
}
