import type { Grant, Role } from '#shared/access.ts';
import type { Collection, Instant, Shape } from '#shared/collections/define.ts';
import * as all from '#shared/collections/index.ts';
import { sampleOrganization } from '#shared/demo/sample.ts';
import { type OnDocumentChange, type Table, tableOf } from './demo-table.ts';

/** Who acts in the demo. */
export type Actor = { uid: string; fullName: string; email: string; role: Role; grants: readonly Grant[] };

/** The demo's whole campaign: what the server would have, by collection. */
export type DemoStore = ReturnType<typeof openDemoStore>;

/**
 * `visitor`: who looks at it, and whose own documents it holds. `instant`: a moment as the database has it, of milliseconds
 * since 1970. `changed` hears of every document that is written.
 */
export function openDemoStore(
  visitor: Actor,
  instant: (millis: number) => Instant,
  changed: OnDocumentChange,
) {
  const loaders = new Map<string, Table<Shape>['put']>();
  const table = <N extends string, S extends Shape>(collection: Collection<N, S>): Table<S> => {
    const made = tableOf(
      collection,
      collection.within === 'member' ? visitor.uid : sampleOrganization,
      changed,
    );
    loaders.set(made.path, made.put);
    return made;
  };
  const user_profiles = table(all.userProfiles);
  /** With the name and the rights that they have by now. */
  const asNow = (one: Actor): Actor => {
    const profile = user_profiles.get(one.uid);
    return profile
      ? { ...one, fullName: profile.full_name, role: profile.role, grants: profile.grants }
      : one;
  };
  let clock = 0;
  let actor = visitor;
  let made = 0;
  return {
    organization: sampleOrganization,
    /** Whose own documents are here. */
    get visitor(): Actor {
      return asNow(visitor);
    },
    /** Who acts: the visitor, but for acts of a role in which they were before. */
    get actor(): Actor {
      return asNow(actor);
    },
    instant,
    activity: table(all.activity),
    audit: table(all.audit),
    call_callers: table(all.callCallers),
    call_claims: table(all.callClaims),
    call_lists: table(all.callLists),
    call_packets: table(all.callPackets),
    call_plans: table(all.callPlans),
    call_progress: table(all.callProgress),
    call_states: table(all.callStates),
    campaign_achievements: table(all.campaignAchievements),
    campaign_cards: table(all.campaignCards),
    candidate_profiles: table(all.candidateProfiles),
    directory: table(all.directory),
    correction_proposals: table(all.correctionProposals),
    donations: table(all.donations),
    donors: table(all.donors),
    error_groups: table(all.errorGroups),
    error_reports: table(all.errorReports),
    field_plans: table(all.fieldPlans),
    goals: table(all.goals),
    imports: table(all.imports),
    invitations: table(all.invitations),
    metric_rollups: table(all.metricRollups),
    issues: table(all.issues),
    organizations: table(all.organizations),
    performance_metrics: table(all.performanceMetrics),
    position_drafts: table(all.positionDrafts),
    position_uses: table(all.positionUses),
    position_versions: table(all.positionVersions),
    positions: table(all.positions),
    profile_backups: table(all.profileBackups),
    profile_changes: table(all.profileChanges),
    profile_people: table(all.profilePeople),
    rollups: table(all.rollups),
    two_factor_trusted_devices: table(all.twoFactorTrustedDevices),
    user_preferences: table(all.userPreferences),
    user_profiles,
    volunteer_skills: table(all.volunteerSkills),
    volunteers: table(all.volunteers),
    scripts: table(all.scripts),
    turf_packets: table(all.turfPackets),
    shift_marks: table(all.shiftMarks),
    turfs: table(all.turfs),
    voter_additions: table(all.voterAdditions),
    voter_events: table(all.voterEvents),
    voter_files: table(all.voterFiles),
    voter_list_voters: table(all.voterListVoters),
    voter_lists: table(all.voterLists),
    voter_segments: table(all.voterSegments),
    /** Packed voters by their chunk's id; those of the sample's file are packed when they are asked for. */
    voter_chunks: new Map<string, Uint8Array<ArrayBuffer>>(),
    /** Takes a document of the sample campaign; those of collections that nobody reads here are left. */
    load(path: string, fields: object): void {
      const end = path.lastIndexOf('/');
      loaders.get(path.slice(0, end))?.(path.slice(end + 1), fields);
    },
    /** The moment of the act that is under way: milliseconds since 1970. */
    now: (): number => clock,
    /** An act begins. `by`: the visitor unless said. */
    at(millis: number, by = visitor): void {
      clock = millis;
      actor = by;
      made = 0;
    },
    /** The same id each time the act is repeated. */
    newId: (): string => {
      made += 1;
      return `demo-${clock.toString(36)}-${made}`;
    },
  };
}
