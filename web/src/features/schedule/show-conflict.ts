import type { Conflict } from '#shared/domain/schedule/conflicts.ts';
import { showTimes } from '../../shared/calendar/show-times.ts';
import { t } from '../../shared/text/index.ts';

/** A conflict, in words. */
export function showConflict(conflict: Conflict, names: ReadonlyMap<string, string | null>): string {
  const named = (id: string) => names.get(id) ?? t('schedule.conflict.other');
  switch (conflict.is) {
    case 'overlap':
      return t('schedule.conflict.overlap', { name: named(conflict.id) });
    case 'private':
      return t('schedule.conflict.private');
    case 'drive':
      return t('schedule.conflict.drive', { minutes: conflict.minutes, name: named(conflict.id) });
    case 'callTime': {
      const { day, from, to } = conflict.block;
      const times = showTimes({ from: `${day}T${from}`, to: `${day}T${to}` });
      return t('schedule.conflict.callTime', { times });
    }
  }
}
