import type { Role } from '../access.ts';
import type { MemberPosition } from '../member-positions.ts';

/** Everybody's password: the accounts exist in local emulators only. */
export const password = 'campaign-2026';

export type Account = {
  uid: string;
  organization: string;
  email: string;
  full_name: string;
  role: Role;
  positions: readonly MemberPosition[];
  /** What the list of accounts calls it: its role, or that it belongs to somebody else's campaign. */
  label: string;
};

const member = (role: Role, full_name: string, ...positions: MemberPosition[]): Account => ({
  uid: `rivera-${role}`,
  organization: 'rivera',
  email: `${role}@rivera.example`,
  full_name,
  role,
  positions,
  label: role,
});

export const accounts: readonly Account[] = [
  member('admin', 'Nadia Brandt'),
  member('manager', 'Theo Castellan', 'campaign_manager'),
  member('finance', 'Priya Raman', 'treasurer', 'finance_director'),
  member('field', 'Marcus Oyelaran', 'field_director'),
  member('user', 'June Halloran', 'communications_director', 'volunteer_lead'),
  member('canvasser', 'Sam Whitlock'),
  {
    uid: 'lindqvist-admin',
    organization: 'lindqvist',
    email: 'admin@lindqvist.example',
    full_name: 'Astrid Vell',
    role: 'admin',
    positions: ['campaign_manager'],
    label: 'outsider',
  },
  {
    uid: 'lindqvist-finance',
    organization: 'lindqvist',
    email: 'finance@lindqvist.example',
    full_name: 'Owen Farraday',
    role: 'finance',
    positions: ['treasurer'],
    label: 'outsider',
  },
];

/** Members beside those who have an account for each role: for several campaigns and for a suspension. */
export type OtherMember = Omit<Account, 'label'> & { state: 'active' | 'suspended' };

/** Belongs to both campaigns; the first one is active. */
export const consultant = {
  uid: 'both-campaigns',
  email: 'consultant@rivera.example',
  full_name: 'Imani Lockwood',
};
export const otherMembers: readonly OtherMember[] = [
  { ...consultant, organization: 'rivera', role: 'field', positions: ['organizer'], state: 'active' },
  {
    ...consultant,
    organization: 'lindqvist',
    role: 'manager',
    positions: ['data_director'],
    state: 'active',
  },
  {
    uid: 'rivera-suspended',
    organization: 'rivera',
    email: 'suspended@rivera.example',
    full_name: 'Dale Pruitt',
    role: 'user',
    positions: ['organizer'],
    state: 'suspended',
  },
];
