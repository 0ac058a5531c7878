import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { recordLogFrom } from '../../data/history/log-recorder.ts';
import { useJournal } from '../../data/journal/index.ts';
import type { OwnChange } from '../../data/optimistic.ts';
import { ownChangesNow } from '../../data/own-changes.ts';
import { followLog } from '../../data/voter-log.ts';
import type { Source } from '../source.ts';
import { learnedIn } from './event.ts';

/**
 * Milliseconds that an own event which the server has taken still counts as waiting while the log has not told of it: less
 * than it takes until it may be folded, or it would count twice.
 */
const untoldMs = 30_000;
/** Milliseconds between two tellings of what waits: of 500 that are acknowledged one by one, all need not be told anew. */
const breathMs = 200;

const known = new WeakMap<OwnChange, Learned | null>();
function learnedFrom(own: OwnChange): Learned | null {
  const before = known.get(own);
  if (before !== undefined) return before;
  const learned = learnedIn(own.operation, own.user);
  known.set(own, learned);
  return learned;
}

/** What an organization's log has learned, from the server and from this device, as `Source` has it. */
export const eventsOf =
  (organization: string): Source['events'] =>
  (since, { learned, own, reached }, failed) => {
    /** Own events of which the log has told. */
    const received = new Set<string>();
    let lastIds = '';
    let lastAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const waiting = (): OwnChange[] => {
      const late = Date.now() - untoldMs;
      return ownChangesNow('voter_events').filter(
        ({ operation, appliedAt }) => appliedAt === null || (appliedAt > late && !received.has(operation.id)),
      );
    };
    function tell(): void {
      clearTimeout(timer);
      timer = undefined;
      const waits = waiting();
      const ids = waits.map(({ operation }) => operation.id).join(' ');
      if (waits.some(({ appliedAt }) => appliedAt !== null)) timer = setTimeout(tell, untoldMs);
      if (ids === lastIds) return;
      lastIds = ids;
      lastAt = Date.now();
      own(waits.map(learnedFrom).filter((event) => event !== null));
    }
    let isDue = false;
    const tellSoon = () => {
      const wait = lastAt + breathMs - Date.now();
      if (isDue) return;
      if (wait <= 0) return tell();
      isDue = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isDue = false;
        tell();
      }, wait);
    };

    const onEvents = (news: readonly Learned[]) => {
      const ownIds = new Set(ownChangesNow('voter_events').map(({ operation }) => operation.id));
      for (const { id } of news) if (ownIds.has(id)) received.add(id);
      keeping?.record(news);
      learned(news);
      tellSoon();
    };
    const keeping = since === null ? null : recordLogFrom(since);
    const reach = (until: number) => {
      keeping?.reached(until);
      reached(until);
    };
    const stopLog = since === null ? () => {} : followLog(organization, since, onEvents, failed, reach);
    const stopJournal = useJournal.subscribe(tellSoon);
    tell();
    return () => {
      clearTimeout(timer);
      stopLog();
      stopJournal();
    };
  };
