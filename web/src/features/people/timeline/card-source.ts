import { t } from '../../../shared/text/index.ts';
import type { Facets } from '../page/use-facets.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineEntry, TimelineSource } from './timeline-source.ts';

type Created = { created_at: { toMillis(): number }; created_by: string; import_id: string | null };
const entryOf = (id: string, { created_at, created_by }: Created, title: string): TimelineEntry => ({
  ...{ is: 'card', id, at: created_at.toMillis(), title },
  ...{ text: null, day: null, by: created_by, to: null },
});
const facetIn = <T extends Created>(live: Facets['donor'] | Facets['volunteer']): T | null =>
  live?.is === 'ready' ? (live.value as T | null) : null;

/** When a person was added, gave and volunteered first, and by an import or by whom: all of it from what the page has read. */
export const cardSource: TimelineSource = {
  name: 'card',
  capability: timelineAreas.card,
  useEntries: ({ person, facets }) => {
    const { donor, volunteer } = facets;
    if (donor?.is === 'loading' || volunteer?.is === 'loading') return { name: 'card', is: 'loading' };
    const isImported = person.import_id !== null;
    const added = t(isImported ? 'people.timeline.imported' : 'people.timeline.added', { name: person.name });
    const asDonor = facetIn(donor);
    const asVolunteer = facetIn(volunteer);
    // Whoever came as a donor was not added before.
    const isOwnMoment = (one: Created | null) =>
      one && Math.abs(one.created_at.toMillis() - person.created_at.toMillis()) > 1_000;
    const first = [
      ...(asDonor && !isOwnMoment(asDonor) ? [t('people.page.donor')] : []),
      ...(asVolunteer && !isOwnMoment(asVolunteer) ? [t('people.page.volunteer')] : []),
    ];
    const items = [
      entryOf('added', person, [added, ...first].join(' · ')),
      ...(asDonor && isOwnMoment(asDonor)
        ? [entryOf('donor', asDonor, t('people.timeline.becameDonor'))]
        : []),
      ...(asVolunteer && isOwnMoment(asVolunteer)
        ? [entryOf('volunteer', asVolunteer, t('people.timeline.becameVolunteer'))]
        : []),
    ].toSorted((one, other) => other.at - one.at);
    return { name: 'card', is: 'ready', items, hasMore: false };
  },
};
