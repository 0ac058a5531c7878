import { type ProfileFieldName, profileFields } from './candidate-fields.ts';

export type PolicyFieldName = Extract<ProfileFieldName, `policy_${string}`>;
const isPolicyField = (name: string): name is PolicyFieldName => name.startsWith('policy_');

/** The fields of the candidate profile that hold a position, in the order of their table. */
export const policyFieldNames: readonly PolicyFieldName[] = Object.keys(profileFields).filter(isPolicyField);
