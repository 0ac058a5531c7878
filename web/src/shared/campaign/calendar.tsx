import '../text/campaign/en.ts';
import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type CampaignCalendar, calendarTo } from '#shared/domain/calendar.ts';
import { calendarFile } from '#shared/domain/calendar-file.ts';
import { t } from '../text/index.ts';
import { download } from '../ui/download.ts';
import { localDay } from '../ui/form/days.ts';
import { showDay } from '../ui/format.ts';
import { useNow } from '../ui/use-now.ts';
import styles from './calendar.module.css';
import { eventsOf } from './calendar-events.ts';

type Upcoming = Extract<CampaignCalendar, { is: 'ahead' }>;
type Props = {
  organization: string;
  /** As the profile has them. */
  electionDate: string | null;
  candidateName: string;
  /** Leads to where the election date is entered. */
  setDate?: () => void;
};

/** What is to be done by when, from today to election day; to be taken along as a file. */
export function Calendar({ organization, electionDate, candidateName, setDate }: Props) {
  const title = useId();
  const now = useNow();
  const calendar = calendarTo(electionDate, localDay(new Date(now)));
  const save = (upcoming: Upcoming) => {
    const name = candidateName
      ? t('onboarding.calendar.file', { name: candidateName })
      : t('onboarding.calendar.fileUnnamed');
    const text = calendarFile(name, eventsOf(upcoming, organization), new Date());
    download(new Blob([text], { type: 'text/calendar' }), `election-${upcoming.day}.ics`);
  };
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.top}>
        <h2 id={title}>{t('onboarding.calendar.title')}</h2>
        {calendar.is === 'ahead' && <span className="figures">{formatDaysLeft(calendar)}</span>}
      </div>
      {calendar.is === 'ahead' ? (
        <>
          <Milestones calendar={calendar} />
          <Recurring calendar={calendar} />
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCalendarDown size={16} />}
            onClick={() => save(calendar)}
          >
            {t('onboarding.calendar.download')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.words}>{whyNone(calendar)}</p>
          {setDate && (
            <Button variant="default" size="sm" onClick={setDate}>
              {t('onboarding.calendar.setDate')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

const formatDaysLeft = ({ daysLeft }: Upcoming): string =>
  daysLeft === 0 ? t('onboarding.calendar.today') : t('onboarding.calendar.daysLeft', { count: daysLeft });

function whyNone(calendar: Exclude<CampaignCalendar, Upcoming>): string {
  if (calendar.is === 'none') return t('onboarding.calendar.none');
  return t('onboarding.calendar.past', { count: calendar.daysSince, day: showDay(calendar.day) });
}

/** Dates shown before the rest is asked for. */
const soonest = 4;

function Milestones({ calendar: { milestones } }: { calendar: Upcoming }) {
  const [all, showAll] = useState(false);
  const shown = all || milestones.length <= soonest + 1 ? milestones : milestones.slice(0, soonest);
  return (
    <>
      <ol className={styles.dates}>
        {shown.map(({ id, day }) => (
          <li key={id} data-election={id === 'election'}>
            <time dateTime={day} className="figures">
              {showDay(day)}
            </time>
            <span>
              <strong>{t(`onboarding.calendar.milestones.${id}.title`)}</strong>
              <span className={styles.hint}>{t(`onboarding.calendar.milestones.${id}.hint`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {shown.length < milestones.length && (
        <Button variant="subtle" px={8} ms={-8} size="sm" onClick={() => showAll(true)}>
          {t('onboarding.calendar.showAll', { count: milestones.length })}
        </Button>
      )}
    </>
  );
}

function Recurring({ calendar: { recurring } }: { calendar: Upcoming }) {
  if (recurring.length === 0) return null;
  return (
    <div className={styles.again}>
      <h3>{t('onboarding.calendar.again')}</h3>
      <ul>
        {recurring.map(({ id, first, count }) => (
          <li key={id}>
            <strong>{t(`onboarding.calendar.recurring.${id}.title`)}</strong>
            <span className={styles.hint}>
              {t(`onboarding.calendar.recurring.${id}.when`)},{' '}
              {t('onboarding.calendar.from', { day: showDay(first) })},{' '}
              {t('onboarding.calendar.times', { count })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
