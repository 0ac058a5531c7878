import { appointments } from '#shared/collections/appointments.ts';
import { notes } from '#shared/collections/notes.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { t } from '../../../shared/text/index.ts';
import { cardSource } from './card-source.ts';
import { consentSource } from './consent-source.ts';
import { moneySources } from './money-sources.ts';
import { register } from './register-source.ts';
import { signUpSource } from './sign-up-source.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineSource } from './timeline-source.ts';
import { voterSource } from './voter-source.ts';

/** What a person's timeline is made of: each area with something to say of people has its part. */
export const timelineSources: readonly TimelineSource[] = [
  register({
    ...{
      name: 'note',
      capability: timelineAreas.note,
      collection: notes,
      person: 'person_id',
      order: 'created_at',
    },
    isLive: true,
    entry: (note) => ({
      ...{ at: note.created_at.toMillis(), title: t('people.timeline.note'), text: note.body, day: null },
      ...{ by: note.created_by, to: null, note },
    }),
  }),
  ...moneySources,
  register({
    ...{
      name: 'task',
      capability: timelineAreas.task,
      collection: tasks,
      person: 'person_id',
      order: 'created_at',
    },
    isLive: true,
    entry: (task) => ({
      at: task.created_at.toMillis(),
      title: t(task.state === 'done' ? 'people.timeline.taskDone' : 'people.timeline.task', {
        title: task.title,
      }),
      ...{ text: task.note, day: null, by: task.created_by, to: '/tasks' },
    }),
  }),
  register({
    ...{
      name: 'appointment',
      capability: timelineAreas.appointment,
      collection: appointments,
      person: 'person_id',
      order: 'created_at',
    },
    isLive: false,
    entry: (one) => ({
      at: one.created_at.toMillis(),
      title: t(`people.timeline.appointment.${one.state}`, { title: one.title }),
      ...{ text: one.place, day: null, by: one.created_by, to: `/schedule/${one.id}` },
    }),
  }),
  signUpSource,
  voterSource,
  consentSource,
  cardSource,
];
