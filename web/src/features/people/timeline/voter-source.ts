import { voterEvents } from '#shared/collections/voter-events.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { answerFormatter } from '../../../shared/scripts/format-answer.ts';
import { useQuestions } from '../../../shared/scripts/use-scripts.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { formatEvent } from '../../../shared/voters/log/format-event.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineSource } from './timeline-source.ts';

/**
 * Calls, doors, survey answers and tags of the voter that a person is linked to, and calls by lists of people, which are under
 * the person's own id and those that were merged into it. For those who may read voters.
 */
export const voterSource: TimelineSource = {
  name: 'voter',
  capability: timelineAreas.voter,
  useEntries({ ids: own, person: { voter_id } }, count) {
    const path = voterEvents.path(useMember().organization);
    const ids = voter_id === null ? own : ([voter_id, ...own] as const);
    const conditions = [{ field: 'voter_id', is: 'in', value: ids }] as const;
    const live = useListOnce(voterEvents, `${path} of ${ids.join(' ')} ${count}`, () =>
      firstOf(inOrder({ path, conditions }, { field: 'received_at', direction: 'desc' }), count),
    );
    const events = live.is === 'ready' ? live.value : [];
    const answered = answerFormatter(useQuestions(!events.some(({ kind }) => kind === 'answer')));
    if (live.is === 'loading') return { name: 'voter', is: 'loading' };
    if (live.is !== 'ready') return { name: 'voter', is: 'missing' };
    const items = events.map(learnedOf).map((event: Learned) => ({
      ...{ id: event.id, is: 'voter' as const, at: event.happened_at },
      title: `${t(`voterCodes.sources.${event.source}`)}: ${formatEvent(event, answered)}`,
      ...{ text: event.kind === 'note' ? event.text : null, day: null, by: event.by },
      to: event.voter_id === voter_id ? paths.one(voter_id) : null,
    }));
    return { name: 'voter', is: 'ready', items, hasMore: events.length >= count };
  },
};
