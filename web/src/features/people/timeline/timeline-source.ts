import type { Capability } from '#shared/access.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { donations } from '#shared/collections/donations.ts';
import type { notes } from '#shared/collections/notes.ts';
import type { TimelineItem, TimelinePart } from '#shared/domain/people/merge-timeline.ts';
import type { ConsentAnswer } from '../consent/use-person-consent.ts';
import type { Facets } from '../page/use-facets.ts';
import type { Person } from '../person-area.ts';
import type { timelineAreas } from './timeline-areas.ts';

export type Note = Stored<typeof notes>;
export type Gift = Stored<typeof donations>;

/** An entry as the timeline shows it. */
export type TimelineEntry = TimelineItem & {
  is: keyof typeof timelineAreas;
  title: string;
  /** What else it says, on several lines. */
  text: string | null;
  /** When, in words, where a moment says too much. */
  day: string | null;
  by: string | null;
  /** What stands before its author and moment. */
  about?: readonly string[];
  to: string | null;
  /** The record itself, for what only this kind of entry shows. */
  note?: Note;
  gift?: Gift;
};

/** The person's own id and those of the people who were merged into them. */
export type PersonIds = readonly [string, ...string[]];
/** Of whom a timeline tells. */
export type TimelineSubject = { ids: PersonIds; person: Person; facets: Facets; consent: ConsentAnswer };

export type TimelineSource = {
  name: TimelineEntry['is'];
  capability: Capability;
  /** Whether only donors have any: nobody else's are asked for. */
  isOfDonors?: boolean;
  /** Its newest entries of a person. At most `count` reads. */
  useEntries: (subject: TimelineSubject, count: number) => TimelinePart<TimelineEntry>;
};
