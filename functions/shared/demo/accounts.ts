import type { Role } from '../access.ts';

/** Everybody's password: the accounts exist in local emulators only. */
export const password = 'campaign-2026';

export type Account = {
  uid: string;
  organization: string;
  email: string;
  full_name: string;
  role: Role;
  /** What the list of accounts calls it: its role, or that it belongs to somebody else's campaign. */
  label: string;
};

const member = (role: Role, full_name: string): Account => ({
  uid: `rivera-${role}`,
  organization: 'rivera',
  email: `${role}@rivera.example`,
  full_name,
  role,
  label: role,
});

export const accounts: readonly Account[] = [
  member('admin', 'Nadia Brandt'),
  member('manager', 'Theo Castellan'),
  member('finance', 'Priya Raman'),
  member('field', 'Marcus Oyelaran'),
  member('user', 'June Halloran'),
  member('canvasser', 'Sam Whitlock'),
  {
    uid: 'lindqvist-admin',
    organization: 'lindqvist',
    email: 'admin@lindqvist.example',
    full_name: 'Astrid Vell',
    role: 'admin',
    label: 'outsider',
  },
];
