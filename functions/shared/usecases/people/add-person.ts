import { addPersonCall } from '../../api/people-api.ts';
import { donors } from '../../collections/donors.ts';
import { people } from '../../collections/people.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { extendedCard, newCard } from '../../domain/people/extend-card.ts';
import { contactOf } from '../../domain/people/settle-person.ts';
import { noGifts } from '../../domain/totals.ts';
import { requireCapability } from '../require-capability.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { cardSource } from './people-sources.ts';
import { readPersonIndex } from './person-index.ts';

/** People shown as similar. */
const similarMax = 3;

/**
 * Adds a person with facets in one transaction. Seven reads, two for each key, and one for each person behind a key. The
 * triggers write keys and the feed, as for a record that a member writes.
 */
export const addPerson = command(
  addPersonCall,
  async ({ id: requestedId, contact, donor, volunteer }, { member }, store) => {
    // Whoever was merged away meanwhile is the survivor: an addition that waited without a connection is theirs.
    const id = (await store.get(people, requestedId))?.merged_into ?? requestedId;
    const [stored, givesAlready, helpsAlready, index] = await Promise.all([
      store.get(people, id),
      store.get(donors, id),
      store.get(volunteers, id),
      readPersonIndex(store, 'donor', [contact]),
    ]);
    const stamps = {
      ...{ created_at: serverTime, created_by: member.uid },
      ...{ updated_at: serverTime, updated_by: member.uid },
    };
    const row = { ...contact, facts: null };
    const changes = stored && extendedCard(stored, [row], false);
    const facets = [
      ...(donor || givesAlready ? (['donor'] as const) : []),
      ...(volunteer || helpsAlready ? (['volunteer'] as const) : []),
    ];
    const card = stored ? { ...stored, ...changes } : newCard(contact.name, [row], false);
    if (!stored)
      store.create(people, id, {
        ...newCard(contact.name, [row], false),
        facets,
        import_id: null,
        ...stamps,
      });
    else {
      const { updated_at, updated_by } = stamps;
      if (changes) store.update(cardSource, id, { ...changes, facets, updated_at, updated_by });
      else if (facets.join() !== stored.facets.join()) store.update(cardSource, id, { facets });
    }
    const copies = contactOf(card);
    if (donor && !givesAlready)
      store.create(donors, id, { ...copies, ...donor, ...noGifts, import_id: null, ...stamps });
    if (volunteer && !helpsAlready)
      store.create(volunteers, id, {
        ...{ ...copies, ...volunteer, is_donor: facets.includes('donor'), import_id: null },
        ...stamps,
      });
    return { similar: index.similar(contact, id).slice(0, similarMax) };
  },
  {
    authorize: ({ donor, volunteer }, { member }) => {
      if (donor) requireCapability(member, 'donors.write');
      if (volunteer) requireCapability(member, 'volunteers.write');
    },
  },
);
