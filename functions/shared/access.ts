/** Who may do what. Security rules, functions and screens all follow this table; tests hold them to it. */

export const roles = ['admin', 'manager', 'finance', 'field', 'user', 'canvasser'] as const;
export type Role = (typeof roles)[number];

export const capabilities = [
  'dashboard.read',
  'donors.read',
  'donors.write',
  'donations.read',
  'donations.write',
  'limits.write',
  'people.read',
  'people.write',
  'tasks.read',
  'tasks.write',
  'announcements.write',
  'volunteers.read',
  'volunteers.write',
  'voters.read',
  'voters.write',
  'field.work',
  'profile.write',
  'policy.write',
  'policy.approve',
  'opposition.read',
  'coalition.write',
  'reach.write',
  'reach.approve',
  'reach.send',
  'texts.work',
  'calltime.work',
  'events.read',
  'events.write',
  'rosters.work',
  'schedule.read',
  'schedule.write',
  'site.publish',
  'assistant.use',
  'data.manage',
  'data.export',
  'organization.write',
  'members.write',
] as const;
export type Capability = (typeof capabilities)[number];

const cards = ['people.read', 'people.write'] as const;
/** `tasks.read` also adds tasks, and edits those that are one's own; `tasks.write` edits all. */
const work = ['tasks.read', 'tasks.write'] as const;
const helpers = ['volunteers.read', 'volunteers.write'] as const;
const electorate = ['voters.read', 'voters.write', 'field.work'] as const;
const policy = ['policy.write', 'policy.approve'] as const;
/** Writing to many people. Whoever approves is not the author; sending is a step of its own. */
const reach = ['reach.write', 'reach.approve', 'reach.send'] as const;
/** `rosters.work`: who signed up, with their contacts and needs. A host reads the roster of their own event without it. */
const calendar = ['events.read', 'events.write', 'rosters.work'] as const;
/** `schedule.read` also asks for the candidate's time; `schedule.write` decides, and knows what private hours are for. */
const schedule = ['schedule.read', 'schedule.write'] as const;
const money = ['donors.read', 'donors.write', 'donations.read', 'donations.write', 'limits.write'] as const;

/**
 * Capabilities of each role. A canvasser sees only what is assigned to them: `field.work`, and with their areas `texts.work`,
 * open that and nothing else. `opposition.read` is for admins and for those to whom it is granted.
 */
export const roleCapabilities: Record<Role, readonly Capability[]> = {
  admin: capabilities,
  manager: [
    'dashboard.read',
    ...money,
    ...cards,
    ...work,
    'announcements.write',
    ...helpers,
    ...electorate,
    'profile.write',
    ...policy,
    'coalition.write',
    ...reach,
    'texts.work',
    'calltime.work',
    ...calendar,
    ...schedule,
    'site.publish',
    'assistant.use',
    'data.manage',
    'data.export',
  ],
  finance: [
    'dashboard.read',
    ...money,
    ...cards,
    ...work,
    'calltime.work',
    'events.read',
    'rosters.work',
    'schedule.read',
    'assistant.use',
    'data.export',
  ],
  field: [
    'dashboard.read',
    ...cards,
    ...work,
    ...helpers,
    ...electorate,
    'texts.work',
    ...calendar,
    'schedule.read',
    'assistant.use',
  ],
  user: [
    'dashboard.read',
    'people.read',
    'tasks.read',
    'volunteers.read',
    'events.read',
    'schedule.read',
    'assistant.use',
  ],
  canvasser: ['field.work', 'texts.work', 'events.read'],
};

/** Capabilities that may be granted to a single member whose role lacks them. Rules check grants for these alone. */
export const grantable = [
  'field.work',
  'profile.write',
  ...policy,
  'opposition.read',
  'texts.work',
  'calltime.work',
  'schedule.write',
] as const satisfies readonly Capability[];
export type Grant = (typeof grantable)[number];

/** Capabilities that a line of the feed may ask for. A query asks for all that its member has, and may ask for 30 at most. */
export const feedCapabilities = [
  'dashboard.read',
  'donors.read',
  'donations.read',
  'people.read',
  'tasks.read',
  'volunteers.read',
  'voters.read',
  'events.read',
  'members.write',
] as const satisfies readonly Capability[];

/** What decides what a member may do: a `user_profiles` document has both. */
export type Access = { role: Role; grants: readonly Grant[] };

/** Whether the role alone has it. Ask `hasCapability` about a member. */
export const can = (role: Role, capability: Capability): boolean =>
  roleCapabilities[role].includes(capability);

export const isGrantable = (capability: Capability): capability is Grant =>
  grantable.some((one) => one === capability);

/** Whether a member has it, by their role or by a grant. */
export const hasCapability = ({ role, grants }: Access, capability: Capability): boolean =>
  can(role, capability) || (isGrantable(capability) && grants.includes(capability));

/** Every capability of a member, in the order of `capabilities`. */
export const capabilitiesOf = (access: Access): Capability[] =>
  capabilities.filter((capability) => hasCapability(access, capability));

/**
 * What a grant is of no use without: whoever cannot read the campaign profile or its positions cannot edit them. Opposition
 * research is for staff, not for whoever sees only what is assigned to them.
 */
const prerequisites: Partial<Record<Grant, Capability>> = {
  'profile.write': 'dashboard.read',
  'policy.write': 'dashboard.read',
  'policy.approve': 'dashboard.read',
  'opposition.read': 'dashboard.read',
  'schedule.write': 'schedule.read',
};

/** What a member with this role can be granted: what the role lacks and has a use for. */
export const grantsFor = (role: Role): Grant[] =>
  grantable.filter((grant) => {
    const needed = prerequisites[grant];
    return !can(role, grant) && (needed === undefined || can(role, needed));
  });

/** What is left of a member's grants with another role. */
export const grantsUnder = (role: Role, grants: readonly Grant[]): Grant[] =>
  grantsFor(role).filter((grant) => grants.includes(grant));

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
