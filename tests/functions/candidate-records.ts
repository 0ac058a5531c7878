import { Timestamp } from 'firebase-admin/firestore';
import type { Role } from '#shared/access.ts';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import type { Member } from '../../functions/src/http/guard.ts';

/** A candidate profile as the app stores it, with what a test says of it. */
export const candidateRecord = (fields: Record<string, unknown> = {}, by = 'somebody') => ({
  candidateName: 'Ana Lopez',
  onboarding_step: null,
  created_at: Timestamp.now(),
  created_by: by,
  updated_at: Timestamp.now(),
  updated_by: by,
  ...fields,
});

/** Every field at its longest, in a letter of three bytes. */
export const longest = (letter = '語'): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(profileFields).map(([name, { kind, max }]) => [
      name,
      kind === 'number' ? max : kind === 'day' ? '2026-11-03' : letter.repeat(max),
    ]),
  );

/** A member as the guards hand them to a handler, in a project without accounts. */
export const insider = (organization: string, role: Role): Member => ({
  uid: 'rosa',
  email: 'rosa@example.org',
  emailConfirmed: true,
  displayName: null,
  signedInAt: Date.now(),
  secondFactor: false,
  organization,
  role,
  grants: [],
  fullName: 'Rosa Diaz',
  twoFactor: false,
});
