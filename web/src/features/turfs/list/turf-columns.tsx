import { isOverdue } from '../../../shared/turfs/due-date.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { dueName, holderName, stateName } from '../format-turf.ts';
import type { Standings } from '../use-turf-standings.ts';
import { Bar } from './doors-bar.tsx';
import styles from './list.module.css';
import { Tick } from './tick.tsx';

/** The columns of the list, with how far each turf is. `marks`: whether turfs can be chosen. */
export function columnsFor(
  { of }: Standings,
  { marks, now }: { marks: boolean; now: number },
): readonly Column<Turf>[] {
  const tick: Column<Turf> = {
    key: 'tick',
    header: 'turfs.fields.select',
    width: '24px',
    before: true,
    cell: ({ id, name }) => <Tick id={id} name={name} />,
    line: 'action',
  };
  return [
    ...(marks ? [tick] : []),
    {
      key: 'name',
      header: 'turfs.fields.name',
      width: 'minmax(76px, 5fr)',
      cell: ({ name }) => name,
      line: 'title',
    },
    {
      key: 'state',
      header: 'turfs.fields.state',
      width: 'minmax(92px, 2fr)',
      cell: (turf) => (
        <>
          {stateName(turf)}
          {/* On a phone the canvasser stands behind the state. */}
          {holderName(turf) && <span className={styles.behind}> · {holderName(turf)}</span>}
        </>
      ),
      line: 'detail',
    },
    {
      key: 'canvasser',
      header: 'turfs.fields.canvasser',
      width: 'minmax(72px, 4fr)',
      cell: (turf) => holderName(turf) || '–',
      quiet: (turf) => holderName(turf) === '',
    },
    {
      key: 'doors',
      header: 'turfs.fields.doors',
      width: 'minmax(48px, 64px)',
      cell: ({ doors }) => showNumber(doors),
      numeric: true,
      wideOnly: true,
    },
    {
      key: 'people',
      header: 'turfs.fields.people',
      width: 'minmax(56px, 76px)',
      cell: ({ people }) => showNumber(people),
      numeric: true,
      wideOnly: true,
    },
    {
      key: 'progress',
      header: 'turfs.fields.progress',
      width: 'minmax(104px, 3fr)',
      cell: ({ id, doors }) => <Bar done={of[id]?.doorsTried ?? null} of={doors} />,
      line: 'value',
    },
    {
      key: 'reached',
      header: 'turfs.fields.reached',
      width: 'minmax(64px, 84px)',
      cell: ({ id }) => showNumber(of[id]?.reached ?? 0),
      quiet: ({ id }) => !of[id]?.reached,
      numeric: true,
    },
    {
      key: 'due',
      header: 'turfs.fields.due',
      width: 'minmax(72px, 2fr)',
      cell: (turf) => (
        <span className={isOverdue(turf, now) ? styles.over : undefined}>{dueName(turf, now)}</span>
      ),
      numeric: true,
      line: 'note',
    },
  ];
}
