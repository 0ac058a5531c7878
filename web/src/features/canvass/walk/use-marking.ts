import { t } from '../../../shared/text/index.ts';
import { buildingDrafts, doorDrafts } from './door-drafts.ts';
import { recordAtDoor } from './record-at-door.ts';
import { useWalk, whereAt } from './walk-context.ts';
import type { WalkBuilding, WalkDoor } from './walk-model.ts';
import { doorName, resultName, streetLine } from './walk-names.ts';

const peopleOf = (doors: readonly WalkDoor[]) => doors.flatMap(({ people }) => people);

/** What is said of whole doors. Each resolves with whether it is safe on this device. */
export function useMarking() {
  const walk = useWalk();
  const nameOf = (doors: readonly WalkDoor[], building: WalkBuilding): string => {
    const [only] = doors;
    return only && doors.length === 1 ? doorName(building, only) : streetLine(building);
  };
  const each = (doors: readonly WalkDoor[], outcome: 'not_home' | 'address_not_found' | 'inaccessible') =>
    doors.flatMap((door) => doorDrafts([door], outcome, whereAt(walk, door)));
  return {
    /** Nobody opened, at one door or along a corridor. */
    notHome: (doors: readonly WalkDoor[], building: WalkBuilding) =>
      recordAtDoor(
        each(doors, 'not_home'),
        peopleOf(doors),
        doors.length === 1 ? resultName('not_home') : t('canvass.building.notHome', { count: doors.length }),
        nameOf(doors, building),
      ),
    /** The door is not there. */
    wrongAddress: (door: WalkDoor, building: WalkBuilding) =>
      recordAtDoor(
        each([door], 'address_not_found'),
        door.people,
        resultName('address_not_found'),
        doorName(building, door),
      ),
    /** The door, or every home of the building that is left, could not be reached. */
    inaccessible: (door: WalkDoor | null, building: WalkBuilding) =>
      recordAtDoor(
        door
          ? each([door], 'inaccessible')
          : buildingDrafts(building, whereAt(walk, building.doors[0] ?? null)),
        peopleOf(door ? [door] : building.doors),
        resultName('inaccessible'),
        door ? doorName(building, door) : streetLine(building),
      ),
  };
}
