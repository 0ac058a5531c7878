import type { Managed } from '../../../shared/data/use-members.ts';

/** What is asked about one member. */
export type MemberQuestion = {
  is: 'change role' | 'grants' | 'positions' | 'hand over' | 'suspend' | 'reinstate' | 'remove';
  member: Managed;
};
