import { useEffect, useMemo, useState } from 'react';
import { turfs } from '#shared/collections/turfs.ts';
import { onReconnect } from '../../../shared/data/connectivity.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import { type OwnChange, overlayDocument } from '../../../shared/data/optimistic.ts';
import { ownChangesNow } from '../../../shared/data/own-changes.ts';
import { readRow } from '../../../shared/data/reading.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { type Area, readAreas, storeAreas } from '../../../shared/turfs/plans.ts';
import { areaOf } from '../../../shared/turfs/turf-area.ts';
import { withOwn } from '../saved-plan/area-windows.ts';
import { followAreas } from '../saved-plan/follow-areas.ts';

type Known = { areas: ReadonlyMap<string, Area>; removed: ReadonlySet<string>; whole: boolean };
const nothing: Known = { areas: new Map(), removed: new Set(), whole: false };
/** Milliseconds in which what is told is taken together. */
const calmMs = 200;

const read = new WeakMap<OwnChange, Area | null>();
function made(own: OwnChange): Area | null {
  const before = read.get(own);
  if (before !== undefined) return before;
  const { shown } = overlayDocument(turfs, own.operation.id, null, 0, [own]);
  const turf = shown && readRow(turfs, shown);
  const area = turf && areaOf(turf);
  read.set(own, area);
  return area;
}

/**
 * This member's own changes of turfs, a few times a second: while two thousand of them are made, each that arrives would
 * draw the whole screen anew.
 */
function useOwn(): readonly OwnChange[] {
  const [own, setOwn] = useState<readonly OwnChange[]>(() => ownChangesNow(turfs.name));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      setOwn((before) => {
        const now = ownChangesNow(turfs.name);
        return now.length === before.length && now.every((one, at) => one === before[at]) ? before : now;
      });
    };
    const stop = useJournal.subscribe(() => {
      timer ??= setTimeout(refresh, calmMs);
    });
    refresh();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return own;
}

/**
 * Turfs that were cut before. This device keeps them: what is read are those that changed since. `whole`: all of them are
 * here, or all that can be had.
 */
export function useExistingTurfs(): { turfs: readonly Area[]; whole: boolean } {
  const { organization, uid } = useMember();
  const [known, setKnown] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is kept by member.
  useEffect(() => {
    const areas = new Map<string, Area>();
    const removed = new Set<string>();
    let [current, whole] = [true, false];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const show = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (current) setKnown({ areas: new Map(areas), removed: new Set(removed), whole });
      }, calmMs);
    };
    const onAreas = (some: readonly Area[], lost: readonly string[]) => {
      for (const area of some) {
        areas.set(area.id, area);
        removed.delete(area.id);
      }
      for (const id of lost) {
        areas.delete(id);
        removed.add(id);
      }
      void storeAreas(some, lost);
      show();
    };
    const begin = () => {
      stop();
      stop = followAreas(organization, areas, onAreas, () => {
        whole = true;
        show();
      });
    };
    void readAreas().then((stored) => {
      if (!current) return;
      for (const area of stored) areas.set(area.id, area);
      begin();
    });
    const forget = onReconnect(begin);
    return () => {
      current = false;
      clearTimeout(timer);
      forget();
      stop();
      setKnown(nothing);
    };
  }, [organization, uid]);
  const own = useOwn();
  const shown = useMemo(
    // An archived turf is out of everybody's hands, and its people may be cut anew.
    () => withOwn(known.areas, own, known.removed, made).filter(({ state }) => state !== 'archived'),
    [known, own],
  );
  return { turfs: shown, whole: known.whole };
}
