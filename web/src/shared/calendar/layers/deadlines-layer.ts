import { IconFlag } from '@tabler/icons-react';
import { useMemo } from 'react';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { goalMeasures, goals } from '#shared/collections/goals.ts';
import { goalEntries, milestoneEntries, within } from '#shared/domain/calendar-layers/entries.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { useCachedDocument } from '../../data/use-cached-document.ts';
import { useListOnce } from '../../data/use-list-once.ts';
import { useMember } from '../../session/session-store.ts';
import { t } from '../../text/index.ts';
import { type CalendarItem, type CalendarLayer, itemOf, noItems } from '../calendar-layer.ts';

/** The way to election day and the ends of goals: a read, and one for each goal, of which there are four at most. */
export const deadlinesLayer: CalendarLayer = {
  icon: IconFlag,
  useItems({ from, to }, isClosed) {
    const { organization, role, grants } = useMember();
    const candidate = useCachedDocument(candidateProfiles, '', isClosed ? null : organization);
    const path = goals.path(organization);
    const found = useListOnce(
      goals,
      isClosed ? null : `calendar ${path}`,
      () =>
        firstOf(
          inOrder({ path, conditions: [] }, { field: 'due_date', direction: 'asc' }),
          goalMeasures.length,
        ),
      { cached: true },
    );
    return useMemo(() => {
      if (isClosed) return noItems;
      if (candidate.is !== 'ready') return candidate;
      const span = { from, to };
      const plan = within(milestoneEntries(candidate.value?.electionDate ?? null), span);
      // Goals that cannot be read hide no election day.
      const ends = found.is === 'ready' ? within(goalEntries(found.value, { role, grants }), span) : [];
      const value: CalendarItem[] = [
        ...plan.map((entry) =>
          itemOf('deadlines', entry, { link: '/profile', details: [t('calendar.details.milestone')] }),
        ),
        ...ends.map((entry) =>
          itemOf('deadlines', entry, { link: '/analytics', details: [t('calendar.details.goal')] }),
        ),
      ];
      return { ...candidate, value };
    }, [candidate, found, from, to, isClosed, role, grants]);
  },
};
