import '../../../shared/text/events/en.ts';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { eventMonths } from '#shared/collections/event-months.ts';
import { addMonths, monthOf } from '#shared/domain/days.ts';
import { showsByType } from '#shared/domain/events/shows-by-type.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { plannedIn } from '../../../shared/events/agenda.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import sheet from '../paper/sheet.module.css';

/** Months that events are compared over, the event's own among them: a read for each. */
const comparedMonths = 6;

/** Who came to the campaign's other events of half a year, by type. Nothing where none of them was counted yet. */
export function Compared({ event }: { event: RosterEvent }) {
  const path = eventMonths.path(useMember().organization);
  const from = addMonths(monthOf(event.day), 1 - comparedMonths);
  const live = useListOnce(
    eventMonths,
    `report ${path} ${from}`,
    () =>
      firstOf(
        inOrder(
          { path, conditions: [{ field: 'month', is: '>=', value: from }] },
          { field: 'month', direction: 'asc' },
        ),
        comparedMonths,
      ),
    { cached: true },
  );
  const types = useMemo(
    () => (live.is === 'ready' ? showsByType(plannedIn(live.value).filter(({ id }) => id !== event.id)) : []),
    [live, event.id],
  );
  if (types.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a telephone, also by keyboard. */}
      <section className={sheet.scroll} aria-label={t('eventReport.byType')} tabIndex={0}>
        <table className={sheet.sheet}>
          <caption>{t('eventReport.byType')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('eventReport.type')}</th>
              <th scope="col">{t('eventReport.events')}</th>
              <th scope="col">{t('eventReport.shows')}</th>
              <th scope="col">{t('eventReport.missed')}</th>
              <th scope="col">{t('eventReport.showRate')}</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({ type, events, came, missed, showRate }) => (
              <tr key={type}>
                <th scope="row">{t(`events.type.${type}`)}</th>
                <td className="figures">{events}</td>
                <td className="figures">{came}</td>
                <td className="figures">{missed}</td>
                <td className="figures">{`${showRate ?? 0}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Text size="sm" c="var(--ink-soft)">
        {t('eventReport.byTypeHint')}
      </Text>
    </>
  );
}
