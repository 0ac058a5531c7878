import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addDays } from '#shared/domain/days.ts';
import { checkOutDays } from '#shared/domain/field/turf-limits.ts';
import { t } from '../../shared/text/index.ts';
import { dayIn, endOfDay } from '../../shared/turfs/due-date.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { showDay } from '../../shared/ui/format.ts';

/** Days that are offered; others are a date. */
const offered = [0, 1, checkOutDays.usual, 7, 14] as const;

/** When a turf is due back. `until`: milliseconds since 1970, null for no end; `wrong`: no day is chosen, or one that is over. */
export type Due = { until: number | null; wrong: boolean; choice: string; day: string };

export function useDue(): Due & { choose: (choice: string) => void; setDay: (day: string) => void } {
  const [choice, choose] = useState<string>(String(checkOutDays.usual));
  const [day, setDay] = useState(() => dayIn(checkOutDays.usual));
  const today = localDay(new Date());
  const wrong = choice === 'day' && !(day >= today && day <= addDays(today, checkOutDays.most));
  const last = choice === 'day' ? day : dayIn(Number(choice) || 0);
  const until = choice === 'never' || wrong ? null : endOfDay(last);
  return { until, wrong, choice, day, choose, setDay };
}

/** Asks until when a turf is checked out. */
export function DueField({ choice, choose, day, setDay, wrong }: ReturnType<typeof useDue>) {
  const today = localDay(new Date());
  return (
    <>
      <NativeSelect
        label={t('turfs.due.label')}
        description={t('turfs.due.hint')}
        data={[
          ...offered.map((days) => ({
            value: String(days),
            label:
              days === 0
                ? t('turfs.due.today')
                : t('turfs.due.in', { count: days, day: showDay(dayIn(days)) }),
          })),
          { value: 'day', label: t('turfs.due.day') },
          { value: 'never', label: t('turfs.due.never') },
        ]}
        value={choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {choice === 'day' && (
        <TextInput
          type="date"
          label={t('turfs.due.which')}
          min={today}
          max={addDays(today, checkOutDays.most)}
          value={day}
          error={wrong && t('turfs.due.wrong', { count: checkOutDays.most })}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
    </>
  );
}
