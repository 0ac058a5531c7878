import { NativeSelect, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { can } from '#shared/access.ts';
import {
  choiceField,
  type FormField,
  type InputProps,
  lineField,
  noteField,
  optionalDayField,
} from '../../shared/area/form-parts.tsx';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import * as read from '../../shared/ui/form/form-fields.ts';
import { PersonPicker } from './person-picker.tsx';
import { area } from './task-area.ts';

const orNull = z.pipe(
  z.string(),
  z.transform((value: string) => value || null),
);

/** Members who read tasks; whoever left stays listed where they are chosen already. */
function AssigneeInput({ stored, ...props }: InputProps) {
  const { organization, uid } = useMember();
  const members = useMembers(organization);
  const team = members.is === 'ready' ? members.value.filter(({ role }) => can(role, 'tasks.read')) : [];
  const isGone =
    typeof stored === 'string' && members.is === 'ready' && !team.some(({ id }) => id === stored);
  return (
    <NativeSelect
      data={[
        { value: '', label: t('tasks.unassigned') },
        ...team.map(({ id, full_name }) => ({
          value: id,
          label: id === uid ? t('tasks.me', { name: full_name }) : full_name,
        })),
        ...(isGone ? [{ value: stored, label: t('tasks.formerMember') }] : []),
      ]}
      {...props}
    />
  );
}

const time: FormField = {
  schema: orNull,
  initial: (stored) => stored ?? '',
  input: ({ stored: _, ...props }) => <TextInput type="time" {...props} />,
};
const assignee: FormField = {
  schema: orNull,
  initial: (stored) => stored ?? '',
  input: (props) => <AssigneeInput {...props} />,
};
const person: FormField = {
  schema: orNull,
  initial: (stored) => stored ?? '',
  input: (props) => <PersonPicker {...props} />,
};

/** The form of a task. */
export const fields = () => ({
  fields: {
    title: lineField(read.lineField(200, t('tasks.form.titleMissing')), { required: true }),
    due_day: optionalDayField,
    due_time: time,
    reminder: choiceField(area, 'reminder', 'hour'),
    repeat: choiceField(area, 'repeat', 'none'),
    assigned_to: assignee,
    person_id: person,
    note: noteField(2_000),
  },
});
