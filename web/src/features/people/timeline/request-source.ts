import '../../../shared/text/best-efforts/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import { informationRequests } from '#shared/collections/information-requests.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { noonOf } from './register-source.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineEntry, TimelineSource } from './timeline-source.ts';

type Requests = Stored<typeof informationRequests>;

/** What was requested of a donor, and that nobody asks any more. Answers are notes, which have their own source. */
function entriesOf({ requests, closed }: Requests): TimelineEntry[] {
  const entry = (id: string, on: string, by: string, title: string, text: string | null): TimelineEntry => ({
    ...{ is: 'request', id, at: noonOf(on), title, text },
    ...{ day: showDay(on), by, to: '/fundraising/missing-information' },
  });
  return [
    ...requests.map(({ id, way, on, by, mail }) =>
      entry(
        ...([id, on, by, t(`people.timeline.request.${way}`)] as const),
        mail === null || mail === 'accepted' ? null : t(`bestEfforts.mail.${mail}`),
      ),
    ),
    ...(closed
      ? [entry('closed', closed.on, closed.by, t('people.timeline.request.closed'), closed.reason)]
      : []),
  ].toSorted((one, other) => other.at - one.at);
}

/** Letters, emails and calls for what the law wants to know. One read: a merge leaves all of it to the survivor. */
export const requestSource: TimelineSource = {
  name: 'request',
  capability: timelineAreas.request,
  isOfDonors: true,
  useEntries({ person }, count) {
    const live = useCachedDocument(informationRequests, useMember().organization, person.id);
    if (live.is === 'loading') return { name: 'request', is: 'loading' };
    // A demo has everything there is: whatever it lacks was never written.
    const isNone = isDemo && live.is === 'unseen';
    if (live.is !== 'ready' && !isNone) return { name: 'request', is: 'missing' };
    const all = live.is === 'ready' && live.value ? entriesOf(live.value) : [];
    return { name: 'request', is: 'ready', items: all.slice(0, count), hasMore: all.length > count };
  },
};
