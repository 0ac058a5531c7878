import type { Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { Person } from '../person-area.ts';

type Donor = Stored<typeof donors>;
type Volunteer = Stored<typeof volunteers>;
/** Null where the person has no such facet, or this member may not read it. */
export type Facets = { donor: Live<Donor | null> | null; volunteer: Live<Volunteer | null> | null };

/** What a person is to other areas. One read for each facet that is theirs and may be read. */
export function useFacets({ id, facets }: Person): Facets {
  const { organization, can } = useMember();
  const hasDonor = facets.includes('donor') && can('donors.read');
  const hasVolunteer = facets.includes('volunteer') && can('volunteers.read');
  const donor = useCachedDocument(donors, organization, hasDonor ? id : null);
  const volunteer = useCachedDocument(volunteers, organization, hasVolunteer ? id : null);
  return { donor: hasDonor ? donor : null, volunteer: hasVolunteer ? volunteer : null };
}
