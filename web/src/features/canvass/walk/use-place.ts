import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../shared/field/field-paths.ts';
import { type Place, readPlace, storePlace } from '../../../shared/turfs/stored-turfs.ts';
import { useWalk } from './walk-context.ts';
import { doorAt, nextDoor, type WalkBuilding, type WalkDoor, type WalkPerson } from './walk-model.ts';

const nowhere: Place = { path: '', top: 0, draft: null };

/** One at a time, or of two changes of a place the later would not know the former. */
let last: Promise<unknown> = Promise.resolve();

/** Changes what is kept of where somebody is in a turf. Never rejects. */
export function changePlace(turf: string, change: Partial<Place>): void {
  last = last.then(async () => storePlace(turf, { ...((await readPlace(turf)) ?? nowhere), ...change }));
}

/** Keeps which door is open, for a browser that is killed. */
export function useKeepPath(turf: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const path = pathname.slice(paths.walk(turf).length).replace(/^\//, '');
    changePlace(turf, { path });
  }, [pathname, turf]);
}

/** Milliseconds after the last movement. */
const restMs = 300;

/** Keeps how far a turf's list is scrolled, and finds it again: after a door, after a reload, after a week. */
export function useScrollPosition(turf: string): void {
  const scrollTop = useRef<number | null>(null);
  useLayoutEffect(() => {
    let current = true;
    void readPlace(turf).then((place) => {
      if (!current || !place || place.top === 0) return;
      scrollTop.current = place.top;
      // Once the list has its height.
      requestAnimationFrame(() => {
        if (current) window.scrollTo({ top: place.top, behavior: 'instant' });
      });
    });
    return () => {
      current = false;
    };
  }, [turf]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      const top = Math.round(window.scrollY);
      timer = setTimeout(() => changePlace(turf, { top }), restMs);
    };
    addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', moved);
    };
  }, [turf]);
}

/** How far buildings were scrolled, by their address, until the page is left. */
const tops = new Map<string, number>();
/** A screen below the list begins at its top; a building where it was left. */
export function useOwnTop(restores = false): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo({ top: restores ? (tops.get(pathname) ?? 0) : 0, behavior: 'instant' });
    if (!restores) return;
    const moved = () => void tops.set(pathname, Math.round(window.scrollY));
    addEventListener('scroll', moved, { passive: true });
    return () => removeEventListener('scroll', moved);
  }, [pathname, restores]);
}

/** The address as it is by now; null once the screen is left. */
function useAddressNow() {
  const { pathname } = useLocation();
  const now = useRef<string | null>(null);
  useLayoutEffect(() => {
    now.current = pathname;
    return () => {
      now.current = null;
    };
  }, [pathname]);
  return now;
}

/** Where the screens of a walk lead. */
export function useWays() {
  const { turf, walk } = useWalk();
  const navigate = useNavigate();
  const now = useAddressNow();
  const base = paths.walk(turf.id);
  const toDoor = ({ building, door }: Pick<WalkDoor, 'building' | 'door'>) => `${base}/${building}/${door}`;
  const toBuilding = ({ at }: Pick<WalkBuilding, 'at'>) => `${base}/${at}`;
  const toPerson = (door: WalkDoor, { id }: Pick<WalkPerson, 'id'>) =>
    `${toDoor(door)}/${encodeURIComponent(id)}`;
  /** Whether they are still at this door: what was said there is kept a moment later, and they may have gone on by then. */
  const isAt = useCallback(
    ({ building, door }: Pick<WalkDoor, 'building' | 'door'>) =>
      `${now.current}/`.startsWith(`${base}/${building}/${door}/`),
    [now, base],
  );
  /** On to the next door that is left, in the place of this one; to the list where none is. */
  const goOn = useCallback(
    (from: Pick<WalkDoor, 'building' | 'door'>) => {
      if (!isAt(from)) return;
      const next = nextDoor(walk, from);
      navigate(next ? `${base}/${next.building}/${next.door}` : base, { replace: true });
    },
    [walk, base, navigate, isAt],
  );
  return { base, toDoor, toBuilding, toPerson, goOn, isAt };
}

/** The building and the door of the address; null where the turf has none there. */
export function useCurrentDoor(): { building: WalkBuilding; door: WalkDoor } | null {
  const { walk } = useWalk();
  const { building = '', door = '' } = useParams();
  const found = walk.buildings[Number(building)];
  const at = doorAt(walk, Number(building), Number(door));
  return found && at ? { building: found, door: at } : null;
}
