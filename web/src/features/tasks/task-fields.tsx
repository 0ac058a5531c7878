import { NativeSelect, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { can } from '#shared/access.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { taskReminders } from '#shared/domain/work/task-choices.ts';
import { isReminded, reminderAt } from '#shared/domain/work/task-reminder.ts';
import { showStored } from '../../shared/area/area.ts';
import {
  choiceField,
  type FormField,
  type InputProps,
  lineField,
  noteField,
  optionalDayField,
} from '../../shared/area/form-parts.tsx';
import { useFormValues } from '../../shared/area/form-values.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import * as read from '../../shared/ui/form/form-fields.ts';
import { showMoment } from '../../shared/ui/format.ts';
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
  input: (props) => (
    <PersonPicker
      {...props}
      texts={{
        placeholder: t('tasks.form.findPerson'),
        empty: t('tasks.form.noPerson'),
        former: t('tasks.formerPerson'),
      }}
    />
  ),
};

/** A moment by this device's clock, which is not always the assignee's. */
function ownTime(day: string, minutes: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minutes).getTime();
}

/** When the assignee is reminded, and what comes of it for the day and the time as they are. */
function ReminderInput({ stored: _, ...props }: InputProps) {
  const { due_day, due_time, assigned_to } = useFormValues();
  const day = typeof due_day === 'string' && due_day !== '' ? due_day : null;
  const time = typeof due_time === 'string' && due_time !== '' ? due_time : null;
  const reminder = taskReminders.find((one) => one === props.value) ?? 'hour';
  // Without a time of day there are two: on its morning, or on the one before.
  const offered = taskReminders.filter((one) => time !== null || one !== 'at_time');
  const data = offered.map((value) => ({
    value,
    label:
      time === null && value === 'hour' ? t('tasks.reminder.morning') : showStored(tasks, 'reminder', value),
  }));
  const shown = time === null && reminder === 'at_time' ? 'hour' : reminder;
  return <NativeSelect data={data} {...props} value={shown} description={hint()} />;

  function hint(): string | undefined {
    const task = { due_day: day, due_time: time, reminder };
    if (reminder === 'none') return undefined;
    if (!isReminded(task)) return t('tasks.reminder.needsDay');
    if (assigned_to === '' || assigned_to === null) return t('tasks.reminder.needsAssignee');
    const at = reminderAt(task, ownTime);
    if (at <= Date.now()) return t('tasks.reminder.over');
    return t('tasks.reminder.sent', { when: showMoment(at) });
  }
}
const reminder: FormField = {
  schema: z.enum(taskReminders),
  initial: (stored) => stored ?? 'hour',
  input: (props) => <ReminderInput {...props} />,
};

/** The form of a task. */
export const fields = () => ({
  fields: {
    title: lineField(read.lineField(200, t('tasks.form.titleMissing')), { required: true }),
    due_day: optionalDayField,
    due_time: time,
    reminder,
    repeat: choiceField(area, 'repeat', 'none'),
    assigned_to: assignee,
    person_id: person,
    note: noteField(2_000),
  },
});
