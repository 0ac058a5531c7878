import type { Profile } from '../../../shared/data/use-members.ts';

/** What is asked about one member. */
export type MemberQuestion = { is: 'change role' | 'grants' | 'hand over' | 'remove'; member: Profile };
