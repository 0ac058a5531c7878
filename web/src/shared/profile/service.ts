import { hasCapability } from '#shared/access.ts';
import { insightsCall, profilePeopleCall } from '#shared/api/profile-api.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Stored } from '#shared/collections/define.ts';
import { type ProfilePeopleKind, profilePeople } from '#shared/collections/profile-people.ts';
import { dashboardRollup, emptyRollup, rollups } from '#shared/collections/rollups.ts';
import { volunteerSkills } from '#shared/collections/volunteer-skills.ts';
import { callEndpoint } from '../data/api.ts';
import { CallError, codeOf } from '../data/error-messages.ts';
import { commit, discard, type Operation } from '../data/journal/index.ts';
import { readList } from '../data/lookup.ts';
import { readOnce } from '../data/watch-document.ts';
import type { Member } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { type Candidate, type CandidateFields, candidateOf, definedOf } from './candidate-profile.ts';
import { forgetCopy } from './forget-copy.ts';
import { copyOf, keepCopy } from './local-copy.ts';
import {
  type FundraisingMetrics,
  type IntegratedInsights,
  insightsOf,
  metricsOf,
} from './profile-metrics.ts';
import { noProfile, notUpdated, type Result, runAsMember } from './result.ts';
import { topSkillsOf } from './top-skills.ts';

/**
 * The operations on the candidate profile (specification, §7), each answered with `{ data, error }`: where the server
 * cannot be asked, `data` is this device's own copy. Resolve once the server has answered.
 */

type People = Stored<typeof profilePeople>;
/** The profile with what it carries, as far as the member's role may read it. */
export type Profile = Candidate & {
  donors?: People['donors'];
  volunteers?: People['volunteers'];
  fundraisingMetrics?: FundraisingMetrics;
};

const table = 'candidate_profiles';

async function read(member: Member): Promise<Candidate | null> {
  const stored = await readOnce(candidateProfiles, member.organization);
  if (!stored) return null;
  const profile = candidateOf(stored);
  keepCopy(member, profile);
  return profile;
}

/** Commits and waits for the server. A change of what is not there leaves nothing behind to be tried again. */
async function write(operation: Operation): Promise<void> {
  const { id, synced } = await commit(operation);
  await synced.catch(async (error: unknown) => {
    if (codeOf(error) !== 'not-found') throw error;
    await discard({ id });
    throw notUpdated();
  });
}

/** With the people and totals that it carries: at most four reads. Null where the organization has none. */
export const getProfile = (): Promise<Result<Profile | null>> =>
  runAsMember(
    'profile.getProfile',
    async (member) => {
      const profile = await read(member);
      return profile && { ...profile, ...(await carried(member)) };
    },
    copyOf,
  );

async function carried(member: Member): Promise<Partial<Profile>> {
  const { organization } = member;
  const people = (kind: ProfilePeopleKind) =>
    hasCapability(member, `${kind}.read`) ? readOnce(profilePeople, kind, organization) : null;
  const [donors, volunteers, rollup] = await Promise.all([
    people('donors'),
    people('volunteers'),
    hasCapability(member, 'dashboard.read') ? readOnce(rollups, dashboardRollup, organization) : null,
  ]);
  return {
    ...(donors && { donors: donors.donors }),
    ...(volunteers && { volunteers: volunteers.volunteers }),
    ...(rollup && { fundraisingMetrics: metricsOf(rollup) }),
  };
}

async function create(member: Member, fields: CandidateFields): Promise<Candidate> {
  const data = definedOf(fields);
  await write({ operation: 'create', table, id: member.organization, data });
  return stored(member);
}

async function update(member: Member, fields: CandidateFields): Promise<Candidate> {
  // With a base, if an empty one: the server then says that there is nothing to change.
  await write({ operation: 'update', table, id: member.organization, data: definedOf(fields), base: {} });
  return stored(member);
}

async function stored(member: Member): Promise<Candidate> {
  const profile = await read(member);
  if (!profile) throw noProfile();
  return profile;
}

/** Fails where there is one already. */
export const createProfile = (fields: CandidateFields): Promise<Result<Candidate>> =>
  runAsMember(
    'profile.createProfile',
    async (member) => {
      // A create is not refused to who made the profile that is there: it might be the same one, sent twice.
      if (await read(member)) throw new CallError('already-exists', t('errors.alreadyExists'));
      return create(member, fields);
    },
    copyOf,
  );

export const upsertProfile = (fields: CandidateFields): Promise<Result<Candidate>> =>
  runAsMember(
    'profile.upsertProfile',
    async (member) => ((await read(member)) ? update : create)(member, fields),
    copyOf,
  );

/** Writes the given fields, whatever is there. Fails with "No profile updated" where there is no profile. */
export const updateProfile = (fields: CandidateFields): Promise<Result<Candidate>> =>
  runAsMember('profile.updateProfile', (member) => update(member, fields), copyOf);

export const deleteProfile = (): Promise<Result<null>> =>
  runAsMember('profile.deleteProfile', async (member) => {
    if (!(await read(member))) throw noProfile();
    await write({ operation: 'delete', table, id: member.organization });
    forgetCopy();
    return null;
  });

/** How many people the profile carries afterwards. */
type Synced = { count: number };
const syncPeople = (context: string, kind: ProfilePeopleKind, add?: string): Promise<Result<Synced>> =>
  runAsMember(`profile.${context}`, () => callEndpoint(profilePeopleCall, { kind, ...(add && { add }) }));

export const syncDonorsToProfile = (): Promise<Result<Synced>> => syncPeople('syncDonorsToProfile', 'donors');
export const syncVolunteersToProfile = (): Promise<Result<Synced>> =>
  syncPeople('syncVolunteersToProfile', 'volunteers');
/** Puts one more record in front, and brings the list up to date. */
export const addDonorToProfile = (id: string): Promise<Result<Synced>> =>
  syncPeople('addDonorToProfile', 'donors', id);
export const addVolunteerToProfile = (id: string): Promise<Result<Synced>> =>
  syncPeople('addVolunteerToProfile', 'volunteers', id);

/** Has counted what is not of today, then reads one rollup and at most five skills. */
export const getIntegratedInsights = (): Promise<Result<IntegratedInsights>> =>
  runAsMember('profile.getIntegratedInsights', async (member) => {
    const { organization } = member;
    await callEndpoint(insightsCall, {});
    const [rollup, skills] = await Promise.all([
      readOnce(rollups, dashboardRollup, organization),
      hasCapability(member, 'volunteers.read') ? topSkills(organization) : [],
    ]);
    return insightsOf(rollup ?? { ...emptyRollup, id: dashboardRollup }, skills);
  });

const topSkills = (organization: string) => readList(volunteerSkills, topSkillsOf(organization));
