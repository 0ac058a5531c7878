import { calling } from './subjects/calling.ts';
import { campaign } from './subjects/campaign.ts';
import { field } from './subjects/field.ts';
import { record } from './subjects/record.ts';
import { secondFactor } from './subjects/second_factor.ts';
import type { Subject } from './subjects/subject.ts';
import { team } from './subjects/team.ts';
import { voterLog } from './subjects/voter_log.ts';
import { voters } from './subjects/voters.ts';

const subjects = {
  ...calling,
  ...campaign,
  ...field,
  ...record,
  ...secondFactor,
  ...team,
  ...voterLog,
  ...voters,
};
export type SubjectName = keyof typeof subjects;
export const subjectOf = (name: SubjectName): Subject => subjects[name];
