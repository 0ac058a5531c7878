import { ActionIcon, Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, monthOf } from '#shared/domain/days.ts';
import { eventTypes } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { showMonthAndYear } from '../format-event.ts';
import styles from './calendar-bar.module.css';
import { type CalendarView, stepped, type useCalendarView, views, weekStart } from './calendar-view.ts';

type Props = { shown: ReturnType<typeof useCalendarView>; today: string };

function titleOf({ view, day }: CalendarView): string {
  if (view === 'month') return showMonthAndYear(monthOf(day));
  if (view === 'week') return `${showDay(weekStart(day))} – ${showDay(addDays(weekStart(day), 6))}`;
  return t('events.from', { day: showDay(day) });
}

/** Which days, in which view, and which of their events. */
export function CalendarBar({ shown, today }: Props) {
  const { view, day, type, search, withCancelled, change } = shown;
  const step = (by: 1 | -1) => change({ day: stepped(shown, by) });
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <ActionIcon
          variant="default"
          size={36}
          className={styles.step ?? ''}
          aria-label={t(`events.previous.${view}`)}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => change({ day: today })} disabled={day === today}>
          {t('events.today')}
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          className={styles.step ?? ''}
          aria-label={t(`events.next.${view}`)}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <h2 className={styles.title} aria-live="polite">
          {titleOf(shown)}
        </h2>
      </div>
      <SegmentedControl
        className={styles.views ?? ''}
        aria-label={t('events.views.label')}
        value={view}
        onChange={(value) => change({ view: views.find((one) => one === value) ?? 'month' })}
        data={views.map((value) => ({ value, label: t(`events.views.${value}`) }))}
      />
      <div className={styles.filters}>
        <Choice
          label={t('events.columns.type')}
          any={t('events.anyType')}
          options={eventTypes.map((value) => ({ value, label: t(`events.type.${value}`) }))}
          value={type ?? ''}
          onChange={(value) => change({ type: eventTypes.find((one) => one === value) ?? null })}
        />
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label={t('events.search')}
          placeholder={t('events.search')}
          value={search}
          onChange={({ currentTarget }) => change({ search: currentTarget.value })}
        />
        <Checkbox
          label={t('events.showCancelled')}
          checked={withCancelled}
          onChange={({ currentTarget }) => change({ withCancelled: currentTarget.checked })}
        />
      </div>
    </div>
  );
}
