import { campaign } from './subjects/campaign.ts';
import { secondFactor } from './subjects/second_factor.ts';
import type { Subject } from './subjects/subject.ts';
import { team } from './subjects/team.ts';

const subjects = { ...campaign, ...secondFactor, ...team };
export type SubjectName = keyof typeof subjects;
export const subjectOf = (name: SubjectName): Subject => subjects[name];
