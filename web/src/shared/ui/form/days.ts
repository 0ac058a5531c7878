import { dayIn } from '../date-writer.ts';
import { useDates } from '../dates.ts';

/** The reader's own calendar day: what "today" means to the person who fills in a form, in the time zone they chose. */
export const localDay = (now: Date): string =>
  dayIn(useDates.getState().timezone ?? undefined, now.getTime());
