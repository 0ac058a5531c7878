import '../../../shared/text/roster/en.ts';
import { Text, Title } from '@mantine/core';
import { addDays, monthOf } from '#shared/domain/days.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';
import { plannedIn, useEventMonths } from '../../../shared/events/agenda.ts';
import { useRegions } from '../../../shared/regions/regions-data.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useDayRosters, useEventsOn } from '../day-rosters.ts';
import styles from '../organizing.module.css';
import { OrganizingTabs } from '../organizing-tabs.tsx';
import { RegionChoice, useChosenRegion } from '../region-choice.tsx';
import { ShiftCard, shiftsOf } from '../shift-card.tsx';
import { weekDays } from '../week/week-days.ts';
import { Needs } from '../week/week-needs.tsx';
import { ConfirmCalls } from './confirm-calls.tsx';

/** An organizer's day: who is to be called, and what today's and tomorrow's shifts can expect. */
export default function DayPage() {
  const regions = useRegions();
  return (
    <Page title={t('organizing.day.title')} hint={t('organizing.day.hint')}>
      <OrganizingTabs />
      <StaleNote of={regions} />
      <LiveView of={regions}>{(divided) => <Day regions={divided.regions} />}</LiveView>
    </Page>
  );
}

/** One read for the regions, two months and the plan, one for each event of the two days, and one for each sign-up of theirs. */
function Day({ regions }: { regions: readonly Region[] }) {
  const now = useNow();
  const today = localDay(new Date(now));
  const tomorrow = addDays(today, 1);
  const region = useChosenRegion(regions);
  const months = useEventMonths(monthOf(today), 2);
  const all = useEventsOn([today, tomorrow]);
  const events = all.is === 'ready' ? all.value.filter(({ region_id }) => region.has(region_id)) : [];
  const rosters = useDayRosters(events);
  return (
    <>
      <RegionChoice {...region} />
      {months.is === 'ready' && (
        <Needs days={weekDays(plannedIn(months.value), today, region.has)} region={region} today={today} />
      )}
      <LiveView of={all}>
        {() => (
          <LiveView of={rosters}>
            {({ of, isCut }) => {
              const shifts = shiftsOf(events, of);
              return (
                <>
                  {isCut && <Text c="var(--bad)">{t('organizing.cut')}</Text>}
                  <ConfirmCalls shifts={shifts} now={now} />
                  {[today, tomorrow].map((day) => (
                    <section key={day}>
                      <Title order={2} size="h4" mb="xs">
                        {t(day === today ? 'organizing.day.today' : 'organizing.day.tomorrow')}
                      </Title>
                      <ul className={styles.cards}>
                        {shifts
                          .filter(({ shift }) => shift.from.startsWith(day))
                          .map((one) => (
                            <ShiftCard key={`${one.event.id} ${one.shift.id}`} {...one} />
                          ))}
                      </ul>
                      {!shifts.some(({ shift }) => shift.from.startsWith(day)) && (
                        <p className={styles.soft}>{t('organizing.day.noShifts')}</p>
                      )}
                    </section>
                  ))}
                </>
              );
            }}
          </LiveView>
        )}
      </LiveView>
    </>
  );
}
