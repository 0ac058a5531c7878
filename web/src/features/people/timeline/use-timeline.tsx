import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type MergedTimeline,
  mergeTimeline,
  type TimelinePart,
} from '#shared/domain/people/merge-timeline.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { TimelineEntry, TimelineSource, TimelineSubject } from './timeline-source.ts';
import { timelineSources } from './timeline-sources.ts';

/** Entries of each area at first, and how many more each time. */
const step = 10;
const entriesMax = 100;
type Parts = Readonly<Record<string, TimelinePart<TimelineEntry>>>;

type ReaderProps = {
  source: TimelineSource;
  subject: TimelineSubject;
  count: number;
  show: (part: TimelinePart<TimelineEntry>) => void;
};

/** Reads one area for the timeline. A component of its own, because each area has a listener. */
function Reader({ source, subject, count, show }: ReaderProps) {
  const part = source.useEntries(subject, count);
  const key = JSON.stringify(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the part says.
  useEffect(() => show(part), [key, show]);
  return null;
}

export type Timeline = Omit<MergedTimeline<TimelineEntry>, 'missing'> & {
  missing: TimelineEntry['is'][];
  older: (() => void) | null;
  /** Draws nothing, and has to be on the screen. */
  readers: React.ReactNode;
};

/** Everything that this member may read of a person, newest first. Ten reads of each area, and ten more each time. */
export function useTimeline(subject: TimelineSubject): Timeline {
  const { can } = useMember();
  const [parts, setParts] = useState<Parts>({});
  const [count, setCount] = useState(step);
  const isDonor = subject.person.facets.includes('donor');
  const sources = useMemo(
    () => timelineSources.filter(({ capability, isOfDonors }) => can(capability) && (isDonor || !isOfDonors)),
    [can, isDonor],
  );
  // While older entries are on their way, those that are there stay.
  const show = useCallback(
    (part: TimelinePart<TimelineEntry>) =>
      setParts((now) => (part.is === 'loading' && now[part.name] ? now : { ...now, [part.name]: part })),
    [],
  );
  const merged = useMemo(
    () => mergeTimeline(sources.map(({ name }) => parts[name] ?? { name, is: 'loading' as const })),
    [sources, parts],
  );
  const readers = sources.map((source) => (
    <Reader key={source.name} source={source} subject={subject} count={count} show={show} />
  ));
  const mayRead = merged.hasMore && count < entriesMax;
  const missing = sources.map(({ name }) => name).filter((name) => merged.missing.includes(name));
  return { ...merged, missing, readers, older: mayRead ? () => setCount((now) => now + step) : null };
}
