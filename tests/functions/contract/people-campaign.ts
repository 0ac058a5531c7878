import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import type { PeoplePack } from '#shared/domain/people/pack/pack-limits.ts';
import type { PackContext } from '#shared/usecases/people/pack/log-people.ts';
import { openPeople, packContext } from '#shared/usecases/people/pack/open-people.ts';
import type { UseCase } from '#shared/usecases/use-case.ts';
import { donorRecord, personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };

/** Forty people in two wards, ten of them donors, in both stores. */
export async function campaign() {
  const stores = bothStores();
  const { organization, seed, call, contexts } = stores;
  const uidOf = (role: Role) => `${role}-${organization}`;
  let later = 0;
  const as = (role: Role = 'admin') => {
    later += 1;
    return { by: uidOf(role), at: at + later * 1_000, role };
  };
  for (const role of ['admin', 'finance', 'field', 'user'] as const)
    await seed(
      userProfiles,
      uidOf(role),
      userProfiles.schema.parse({
        ...{ user_id: uidOf(role), organization_id: organization, full_name: role, role, grants: [] },
        ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
        ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [], ...stamps },
      }),
    );
  const card = (one: number, fields: object = {}) =>
    people.schema.parse({
      ...personRecord({ name: `Ana Lopez ${one}` }),
      ...{ emails: [`ana${one}@example.test`], phones: [`+1614555${1000 + one}`], city: `Ward ${one % 2}` },
      ...{ street: `${one} Elm St`, zip: '43001', facets: one < 10 ? ['donor'] : [], ...stamps, ...fields },
    });
  for (let one = 0; one < 40; one += 1) {
    await seed(people, `p${one}`, card(one));
    if (one < 10)
      await seed(
        donors,
        `p${one}`,
        donors.schema.parse({
          ...donorRecord({ name: `Ana Lopez ${one}` }),
          ...{ totalDonated: one * 1_000, donationCount: 1, lastDonationDate: '2026-03-01', ...stamps },
        }),
      );
  }
  const inBoth = async (role: Role, work: (context: PackContext) => Promise<unknown>) => {
    const { server, memory } = contexts(as(role));
    for (const context of [server, memory]) await work(packContext(context));
  };
  const answer = async <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
    one: UseCase<Q, A>,
    input: z.output<Q>,
    options: Parameters<typeof call>[2],
  ): Promise<z.output<A>> => {
    const outcome = await call(one, input, options);
    if (!('answer' in outcome)) throw new Error(outcome.refused);
    return one.endpoint.response.parse(outcome.answer);
  };
  const open = async (packs: PeoplePack[], options = as()) => {
    const opened = await answer(openPeople, { packs }, options);
    if (opened.is !== 'ready') throw new Error('The packs are still being built.');
    return opened.packs[0];
  };
  return { ...stores, as, card, inBoth, answer, open };
}
export const wardOne: AudienceFilter = { all: [{ by: 'value', column: 'city', is: ['Ward 1'] }], except: [] };
/** Asks about giving, which not everybody may see. */
export const gave: AudienceFilter = {
  all: [{ by: 'gave', least: 5_000, most: null, gifts: null, from: null, to: null }],
  except: [],
};
