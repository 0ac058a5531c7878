/** Who may do what. Security rules, functions and screens all follow this table; tests hold them to it. */

export const roles = ['admin', 'manager', 'finance', 'field', 'user', 'canvasser'] as const;
export type Role = (typeof roles)[number];

export const capabilities = [
  'dashboard.read',
  'donors.read',
  'donors.write',
  'donations.read',
  'donations.write',
  'volunteers.read',
  'volunteers.write',
  'voters.read',
  'voters.write',
  'field.work',
  'profile.write',
  'data.export',
  'organization.write',
  'members.write',
] as const;
export type Capability = (typeof capabilities)[number];

const people = ['volunteers.read', 'volunteers.write'] as const;
const electorate = ['voters.read', 'voters.write', 'field.work'] as const;
const money = ['donors.read', 'donors.write', 'donations.read', 'donations.write'] as const;

/** Capabilities of each role. A canvasser sees only what is assigned to them: `field.work` opens that and nothing else. */
export const grants: Record<Role, readonly Capability[]> = {
  admin: capabilities,
  manager: ['dashboard.read', ...money, ...people, ...electorate, 'profile.write', 'data.export'],
  finance: ['dashboard.read', ...money, 'data.export'],
  field: ['dashboard.read', ...people, ...electorate],
  user: ['dashboard.read', 'donors.read', 'donations.read', 'volunteers.read'],
  canvasser: ['field.work'],
};

export const can = (role: Role, capability: Capability): boolean => grants[role].includes(capability);

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
