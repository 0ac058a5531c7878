import type { Result } from '#shared/domain/voters/contact-results.ts';
import type { Walk, WalkBuilding, WalkDoor } from './walk-model.ts';

export const filters = ['left', 'again', 'all'] as const;
export type Filter = (typeof filters)[number];

/** Results after which another try is worth it. */
const worthAgain: readonly Result[] = ['not_home', 'call_back', 'left_message', 'inaccessible', 'busy'];

/** Somebody tried, and reached nobody. */
export const isAgain = ({ state, people, hostile }: WalkDoor): boolean =>
  state === 'done' &&
  !hostile &&
  people.every(({ now, closed }) => closed !== null || now === null || worthAgain.includes(now.outcome));

const isShown = (building: WalkBuilding, show: Filter): boolean => {
  if (show === 'left') return building.left > 0;
  return show === 'all' || building.doors.some(isAgain);
};

export type ListRow =
  | { is: 'street'; id: string; street: string }
  | { is: 'building'; id: string; building: WalkBuilding };

/** Buildings in walking order, each street named where it begins; a street that is come back to is named again. */
export function listRows({ buildings }: Walk, show: Filter): ListRow[] {
  const rows: ListRow[] = [];
  let street: string | null = null;
  for (const building of buildings) {
    if (!isShown(building, show)) continue;
    if (building.street !== street) {
      street = building.street;
      rows.push({ is: 'street', id: `street ${building.at}`, street });
    }
    rows.push({ is: 'building', id: `building ${building.at}`, building });
  }
  return rows;
}

/** Homes of a building whose unit or people's names contain what was typed. */
export function homesWith(doors: readonly WalkDoor[], typed: string): readonly WalkDoor[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return doors;
  return doors.filter(({ unit, people }) =>
    [unit, ...people.map(({ name }) => name)].some((text) => text.toLowerCase().includes(query)),
  );
}
