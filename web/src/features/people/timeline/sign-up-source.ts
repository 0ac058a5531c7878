import { events } from '#shared/collections/events.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { minutesOf } from '#shared/domain/hours/shift-hours.ts';
import { firstOf, inOrder, withValues } from '../../../shared/data/queries.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineSource } from './timeline-source.ts';

/** Ids of one query. */
const idsMax = 30;

/**
 * What somebody signed up for, and whether they came, under any of their ids. Half of the reads are sign-ups, and half the events
 * that they are for: a sign-up does not copy a title, which changes.
 */
export const signUpSource: TimelineSource = {
  name: 'signUp',
  capability: timelineAreas.signUp,
  useEntries({ ids }, count) {
    const { organization } = useMember();
    const shown = Math.min(idsMax, Math.floor(count / 2));
    const path = rsvps.path(organization);
    const live = useListOnce(rsvps, `${path} ${ids.join(' ')} ${shown}`, () =>
      firstOf(
        inOrder(
          { path, conditions: [{ field: 'person_id', is: 'in', value: ids }] },
          { field: 'arrived_at', direction: 'desc' },
        ),
        shown,
      ),
    );
    const signUps = live.is === 'ready' ? live.value : [];
    const of = [...new Set(signUps.map(({ event_id }) => event_id))].toSorted();
    const calendar = events.path(organization);
    const named = useListOnce(events, of.length === 0 ? null : `${calendar} ${of.join(' ')}`, () =>
      withValues({ path: calendar, conditions: [{ field: '__name__', is: 'in', value: of }] }, of.length),
    );
    if (live.is === 'loading' || (live.is === 'ready' && of.length > 0 && named.is === 'loading'))
      return { name: 'signUp', is: 'loading' };
    if (live.is !== 'ready') return { name: 'signUp', is: 'missing' };
    const titles = new Map(named.is === 'ready' ? named.value.map(({ id, title }) => [id, title]) : []);
    const items = signUps.map((one) => {
      const minutes = minutesOf(one);
      return {
        ...{ is: 'signUp' as const, id: one.id, at: (one.checked_in_at ?? one.arrived_at).toMillis() },
        title: t(`people.timeline.signUp.${one.state}`, {
          title: titles.get(one.event_id) ?? t('people.timeline.signUp.anEvent'),
        }),
        text: one.note,
        ...{
          day: null,
          by: one.created_by === 'form' ? null : one.created_by,
          to: `/events/${one.event_id}`,
        },
        about: minutes > 0 ? [t('people.timeline.signUp.hours', { hours: showHours(minutes / 60) })] : [],
      };
    });
    return {
      ...{ name: 'signUp', is: 'ready', hasMore: shown < idsMax && signUps.length >= shown },
      items: items.toSorted((one, other) => other.at - one.at),
    };
  },
};
