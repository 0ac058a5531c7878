import { calendarFile } from '#shared/domain/calendar-file.ts';
import type { ListedEntry } from '#shared/domain/schedule/day-plan.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';

/** A day as a calendar's file. Private hours are busy and nothing else. */
export const dayFile = (entries: readonly ListedEntry[], name: string, made: Date): string =>
  calendarFile(
    name,
    entries.map(({ id, title, place, starts, ends }) => ({
      uid: `${id}.schedule@hustings`,
      title: title ?? t('schedule.busy'),
      description: '',
      location: place ?? '',
      ...{ starts, ends },
      status: 'CONFIRMED',
    })),
    made,
  );

export const downloadDay = (entries: readonly ListedEntry[], day: string): void =>
  download(
    new Blob([dayFile(entries, t('schedule.briefingOf', { day }), new Date())], { type: 'text/calendar' }),
    `schedule-${day}.ics`,
  );
