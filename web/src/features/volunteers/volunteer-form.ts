import * as z from 'zod/mini';
import { aliasLength } from '#shared/constants.ts';
import {
  emailField,
  hoursField,
  nameField,
  noteField,
  optionalDayField,
  phoneField,
  skillsField,
} from '../../shared/ui/form/form-fields.ts';
import type { Volunteer } from './data.ts';

/** What the form shows first, for a record or a new one. */
export const volunteerValues = (volunteer: Volunteer | null) => ({
  name: volunteer?.name ?? '',
  email: volunteer?.email ?? '',
  phone: volunteer?.phone ?? '',
  skills: volunteer?.skills ?? [],
  totalHours: String(volunteer?.totalHours ?? ''),
  lastActiveDate: volunteer?.lastActiveDate ?? '',
  on_leaderboard: volunteer?.on_leaderboard ?? true,
  alias: volunteer?.alias ?? '',
});

export const volunteerForm = (volunteer: Volunteer | null) =>
  z.object({
    name: nameField,
    email: emailField,
    phone: phoneField,
    skills: skillsField,
    totalHours: hoursField(volunteerValues(volunteer).totalHours),
    lastActiveDate: optionalDayField,
    on_leaderboard: z.boolean(),
    alias: noteField(aliasLength),
  });
export type VolunteerInput = z.output<ReturnType<typeof volunteerForm>>;
