/** Every address of the team. */
export const paths = {
  members: '/admin/roles',
  invitations: '/admin/roles/invitations',
  permissions: '/admin/roles/permissions',
  audit: '/admin/roles/audit',
  /** Of another area: where a member turns two-factor on, and leaves. */
  account: '/account',
};
