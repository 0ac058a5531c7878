import '../../../shared/text/roster/en.ts';
import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { monthOf } from '#shared/domain/days.ts';
import { isOpen } from '#shared/domain/events/rsvp-choices.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';
import { showLongDay } from '../../../shared/calendar/show-times.ts';
import { plannedIn, useEventMonths } from '../../../shared/events/agenda.ts';
import { useRegions } from '../../../shared/regions/regions-data.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useDayRosters, useEventsOn } from '../day-rosters.ts';
import styles from '../organizing.module.css';
import { OrganizingTabs } from '../organizing-tabs.tsx';
import { type ChosenRegion, RegionChoice, useChosenRegion } from '../region-choice.tsx';
import { ShiftCard, type ShownShift, shiftsOf } from '../shift-card.tsx';
import { SuggestDialog } from './suggest-dialog.tsx';
import { type WeekDay, weekDays } from './week-days.ts';
import { Needs } from './week-needs.tsx';

/** Who is coming this week, and how many are missing: the months, the plan and the regions are four reads at most. */
export default function WeekPage() {
  const regions = useRegions();
  return (
    <Page title={t('organizing.week.title')} hint={t('organizing.week.hint')}>
      <OrganizingTabs />
      <StaleNote of={regions} />
      <LiveView of={regions}>{(divided) => <Week regions={divided.regions} />}</LiveView>
    </Page>
  );
}

function Week({ regions }: { regions: readonly Region[] }) {
  const today = localDay(new Date(useNow()));
  const region = useChosenRegion(regions);
  const months = useEventMonths(monthOf(today), 2);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <RegionChoice {...region} />
      <LiveView of={months}>
        {(found) => {
          const days = weekDays(plannedIn(found), today, region.has);
          const day = days.find((one) => one.day === chosen) ?? days[0];
          return (
            <>
              <Needs days={days} region={region} today={today} />
              <ul className={styles.days}>
                {days.map((one) => (
                  <DayButton key={one.day} of={one} isChosen={one === day} choose={choose} />
                ))}
              </ul>
              {day && <People day={day.day} region={region} />}
            </>
          );
        }}
      </LiveView>
    </>
  );
}

type DayProps = { of: WeekDay; isChosen: boolean; choose: (day: string) => void };

const DayButton = ({ of: { day, events, taken, gap }, isChosen, choose }: DayProps) => (
  <li>
    <UnstyledButton className={styles.day ?? ''} aria-pressed={isChosen} onClick={() => choose(day)}>
      <strong>{showLongDay(day)}</strong>
      <span className={styles.soft}>
        {events === 0
          ? t('organizing.week.noEvents')
          : t('organizing.week.coming', { count: taken, shown: showNumber(taken) })}
      </span>
      {gap > 0 && (
        <span className={styles.missing}>
          {t('organizing.week.free', { count: gap, shown: showNumber(gap) })}
        </span>
      )}
    </UnstyledButton>
  </li>
);

/** The shifts of one day with everybody's name: a read for each event and each sign-up. */
function People({ day, region }: { day: string; region: ChosenRegion }) {
  const all = useEventsOn([day]);
  const events = all.is === 'ready' ? all.value.filter(({ region_id }) => region.has(region_id)) : [];
  const rosters = useDayRosters(events);
  const suggesting = useOpenQuestion<ShownShift>();
  const { question, opened, ask, close, onClosed } = suggesting;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {showLongDay(day)}
      </Title>
      <LiveView of={all}>
        {() => (
          <LiveView of={rosters}>
            {({ of, isCut }) => (
              <>
                {isCut && <Text c="var(--bad)">{t('organizing.cut')}</Text>}
                {events.length === 0 && <p className={styles.soft}>{t('organizing.week.noEvents')}</p>}
                <ul className={styles.cards}>
                  {shiftsOf(events, of)
                    .filter(({ shift }) => shift.from.startsWith(day))
                    .map((one) => (
                      <ShiftCard key={`${one.event.id} ${one.shift.id}`} {...one}>
                        <Names of={one} />
                        <Button
                          variant="default"
                          leftSection={<IconUserPlus size={16} aria-hidden />}
                          onClick={({ currentTarget }) => ask(one, currentTarget)}
                        >
                          {t('organizing.week.suggest')}
                        </Button>
                      </ShiftCard>
                    ))}
                </ul>
              </>
            )}
          </LiveView>
        )}
      </LiveView>
      {question && <SuggestDialog of={question} opened={opened} close={close} onClosed={onClosed} />}
    </section>
  );
}

const Names = ({ of: { rows } }: { of: ShownShift }) => (
  <ul className={styles.names}>
    {rows
      .filter(({ state }) => isOpen(state) || state === 'attended')
      .map(({ id, name, guests, state }) => (
        <li key={id}>
          <span>
            {name}
            {guests > 0 && ` +${showNumber(guests)}`}
          </span>
          <span className={state === 'registered' ? styles.missing : styles.soft}>
            {t(`roster.state.${state}`)}
          </span>
        </li>
      ))}
  </ul>
);
