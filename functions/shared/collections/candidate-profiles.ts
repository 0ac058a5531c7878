import * as z from 'zod/mini';
import { onboardingSteps } from '../domain/onboarding.ts';
import { type ProfileFieldName, profileFields } from './candidate/candidate-fields.ts';
import { collection, stamps, topLevel } from './define.ts';

type Fields = typeof profileFields;
function shapeOf(fields: Fields): { [Name in ProfileFieldName]: Fields[Name]['schema'] };
function shapeOf(fields: Record<string, { schema: z.ZodMiniType }>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
}

const isName = (name: string): name is ProfileFieldName => name in profileFields;
/** The fields of the profile in the order of their table. */
export const profileFieldNames: readonly ProfileFieldName[] = Object.keys(profileFields).filter(isName);

/** The candidate, one per organization: the document's id is the organization's. Empty fields are left out of it. */
export const candidateProfiles = collection({
  name: 'candidate_profiles',
  path: topLevel('candidate_profiles'),
  fixedIds: true,
  access: {
    read: 'dashboard.read',
    list: null,
    write: 'profile.write',
    delete: 'organization.write',
  },
  isAudited: true,
  schema: z.strictObject({
    ...shapeOf(profileFields),
    /** Where the campaign is in its set-up; null once it is through. */
    onboarding_step: z._default(z.nullable(z.enum(onboardingSteps)), null),
    ...stamps,
  }),
  editable: [...profileFieldNames, 'onboarding_step'],
});
