import '../../shared/text/labels/en.ts';
import '../../shared/text/tasks/en.ts';
import { SegmentedControl, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { byDue, groupOf, taskGroups } from '#shared/domain/work/task-groups.ts';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { isLate } from '../../shared/waiting/waiting-order.ts';
import { type Task, tasksMax, useTasks, useUnsentStates, type Whose } from './data.ts';
import { QuickAdd } from './quick-add.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { TaskRow } from './task-row.tsx';
import styles from './tasks.module.css';
import { useLinkedTask } from './use-linked-task.ts';

const whoseChoices = ['mine', 'all'] as const;
const states = ['open', 'done'] as const;

/** `/tasks`: what is to be done, by when. */
export default function TasksPage() {
  const [whose, setWhose] = useState<Whose>('mine');
  const [state, setState] = useState<Task['state']>('open');
  const [edited, setEdited] = useState<Task | null>(null);
  useLinkedTask(setEdited);
  const live = useTasks(whose, state);
  return (
    <Page title={t('nav.tasks')} width={800}>
      <QuickAdd />
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('tasks.whose.label')}
          value={whose}
          onChange={(value) => setWhose(whoseChoices.find((one) => one === value) ?? 'mine')}
          data={whoseChoices.map((value) => ({ value, label: t(`tasks.whose.${value}`) }))}
        />
        <SegmentedControl
          aria-label={t('tasks.states.label')}
          value={state}
          onChange={(value) => setState(states.find((one) => one === value) ?? 'open')}
          data={states.map((value) => ({ value, label: t(`tasks.states.${value}`) }))}
        />
      </div>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(tasks) =>
          tasks.length === 0 ? (
            <EmptyState
              icon={IconChecklist}
              title={t(state === 'open' ? 'tasks.empty.title' : 'tasks.emptyDone')}
              hint={t('tasks.empty.hint')}
            />
          ) : (
            <Groups tasks={tasks} state={state} edit={setEdited} />
          )
        }
      </LiveView>
      {edited && <TaskDialog key={edited.id} task={edited} close={() => setEdited(null)} />}
    </Page>
  );
}

type GroupsProps = { tasks: readonly Task[]; state: Task['state']; edit: (task: Task) => void };

/** Open tasks by when they are due; what is done is one list, the latest first. */
function Groups({ tasks, state, edit }: GroupsProps) {
  const unsent = useUnsentStates();
  const now = new Date();
  const today = localDay(now);
  const moment = { day: today, time: now.toTimeString().slice(0, 5) };
  const ordered = state === 'open' ? tasks.toSorted(byDue) : tasks;
  const groups =
    state === 'open'
      ? taskGroups.map((name) => ({
          name,
          members: ordered.filter(({ due_day }) => groupOf(due_day, today) === name),
        }))
      : [{ name: 'done' as const, members: ordered }];
  return (
    <>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ name, members }) => (
          <section key={name} aria-labelledby={`tasks-${name}`}>
            <h2 id={`tasks-${name}`} className={styles.heading}>
              {t(`tasks.groups.${name}`)}
            </h2>
            <ul className={styles.list}>
              {members.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  isDone={unsent.get(task.id) ?? task.state === 'done'}
                  isOverdue={state === 'open' && isLate({ day: task.due_day, time: task.due_time }, moment)}
                  open={() => edit(task)}
                />
              ))}
            </ul>
          </section>
        ))}
      {tasks.length >= tasksMax && (
        <Text size="sm" c="var(--ink-soft)">
          {t('tasks.capped', { count: tasksMax })}
        </Text>
      )}
    </>
  );
}
