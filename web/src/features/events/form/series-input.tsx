import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { weekdayName } from '../../../shared/calendar/show-times.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import styles from './event-form.module.css';
import { datesOf, repeats, type SeriesValues } from './series-values.ts';

type Props = {
  series: SeriesValues;
  /** The day of the first shift. */
  first: string;
  error: string | null;
  change: (series: SeriesValues) => void;
};

function datesText(first: string, series: SeriesValues): { text: string; isProblem: boolean } | null {
  const dates = datesOf(first, series);
  if (dates === null) return null;
  if (dates.is === 'tooMany')
    return { text: t('events.form.seriesMany', { most: dates.most }), isProblem: true };
  if (dates.is === 'none') return { text: t('events.form.seriesNone'), isProblem: true };
  const last = showDay(dates.days.at(-1) ?? first);
  return { text: t('events.form.seriesDates', { count: dates.days.length, last }), isProblem: false };
}

/** Whether and how an event repeats, and how many dates come of it. */
export function SeriesInput({ series, first, error, change }: Props) {
  const { repeat, step, weekdays, end, count, until } = series;
  const set = (fields: Partial<SeriesValues>) => change({ ...series, ...fields });
  const dates = datesText(first, series);
  const problem = error ?? (dates?.isProblem ? dates.text : null);
  return (
    <div className={styles.series}>
      <NativeSelect
        label={t('events.form.repeat')}
        data={repeats.map((value) => ({ value, label: t(`events.form.repeats.${value}`) }))}
        value={repeat}
        onChange={({ currentTarget }) => set({ repeat: currentTarget.value })}
      />
      {repeat !== 'none' && (
        <>
          <TextInput
            label={t(repeat === 'week' ? 'events.form.stepWeeks' : 'events.form.stepMonths')}
            type="number"
            min={1}
            max={12}
            value={step}
            onChange={({ currentTarget }) => set({ step: currentTarget.value })}
          />
          {repeat === 'week' && (
            <Checkbox.Group
              label={t('events.form.on')}
              value={weekdays}
              onChange={(chosen) => set({ weekdays: chosen })}
            >
              <div className={styles.choices}>
                {Array.from({ length: 7 }, (_, weekday) => (
                  <Checkbox
                    key={weekdayName(weekday, 'long')}
                    value={String(weekday)}
                    label={weekdayName(weekday, 'long')}
                  />
                ))}
              </div>
            </Checkbox.Group>
          )}
          <NativeSelect
            label={t('events.form.endBy')}
            data={[
              { value: 'count', label: t('events.form.endCount') },
              { value: 'until', label: t('events.form.endUntil') },
            ]}
            value={end}
            onChange={({ currentTarget }) => set({ end: currentTarget.value })}
          />
          {end === 'count' ? (
            <TextInput
              label={t('events.form.count')}
              type="number"
              min={1}
              value={count}
              onChange={({ currentTarget }) => set({ count: currentTarget.value })}
            />
          ) : (
            <TextInput
              label={t('events.form.until')}
              type="date"
              min={first}
              max="2099-12-31"
              value={until}
              onChange={({ currentTarget }) => set({ until: currentTarget.value })}
            />
          )}
          <Text size="sm" role="status" c={problem === null ? 'var(--ink-soft)' : 'var(--bad)'}>
            {problem ?? dates?.text}
          </Text>
        </>
      )}
    </div>
  );
}
