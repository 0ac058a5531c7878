import { TagsInput } from '@mantine/core';
import * as z from 'zod/mini';
import { aliasLength, skillsMax } from '#shared/constants.ts';
import {
  emailField,
  type FormField,
  type InputProps,
  lineField,
  nameField,
  noteLine,
  optionalDayField,
  phoneField,
  switchField,
} from '../../shared/area/form-parts.tsx';
import { t } from '../../shared/text/index.ts';
import { hoursField, skillsField } from '../../shared/ui/form/form-fields.ts';
import { knownSkills, spelled, useKnownSkills } from './known-skills.ts';
import { area, type Volunteer } from './volunteer-area.ts';

const SkillsInput = ({ stored: _, ...props }: InputProps) => (
  <TagsInput placeholder={t('form.skills.add')} data={useKnownSkills()} maxTags={skillsMax} {...props} />
);

const skills: FormField = {
  schema: z.pipe(
    skillsField,
    z.transform((typed: string[]) => spelled(typed, knownSkills())),
  ),
  initial: (stored) => stored ?? [],
  input: (props) => <SkillsInput {...props} />,
};
// A person who is there already becomes a volunteer; one who is a volunteer is opened.
const email = emailField(({ id, facets }) =>
  facets.includes('volunteer') ? area.paths.one(id) : `${area.paths.new}?person=${id}`,
);

/** The form of a volunteer. */
export const fields = (volunteer: Volunteer | null) => ({
  fields: {
    name: nameField,
    email,
    phone: phoneField,
    skills,
    // Later hours are entries of the ledger.
    ...(volunteer === null && {
      totalHours: {
        ...lineField(hoursField(''), { inputMode: 'decimal' }),
        hint: 'volunteers.hoursHint' as const,
      },
    }),
    lastActiveDate: optionalDayField,
    on_leaderboard: { ...switchField(true), hint: 'volunteers.leaderboardHint' as const },
    alias: { ...noteLine(aliasLength), hint: 'volunteers.aliasHint' as const },
  },
});
