import type { CampaignCalendar } from '#shared/domain/calendar.ts';
import type { CalendarEvent } from '#shared/domain/calendar-file.ts';
import { t } from '../text/index.ts';

type Upcoming = Extract<CampaignCalendar, { is: 'ahead' }>;

/** A campaign's calendar as events of other programs; each keeps its id, so that a later file moves it. */
export function eventsOf({ milestones, recurring }: Upcoming, organization: string): CalendarEvent[] {
  const uid = (id: string) => `${organization}-${id}@hustings`;
  return [
    ...milestones.map(({ id, day }) => ({
      uid: uid(id),
      day,
      title: t(`onboarding.calendar.milestones.${id}.title`),
      description: t(`onboarding.calendar.milestones.${id}.hint`),
    })),
    ...recurring.map(({ id, first, last, weekday, nth }) => ({
      uid: uid(id),
      day: first,
      title: t(`onboarding.calendar.recurring.${id}.title`),
      description: t(`onboarding.calendar.recurring.${id}.when`),
      again: { weekday, nth, last },
    })),
  ];
}
