import { ActionIcon } from '@mantine/core';
import { IconRepeat, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showStored } from '../../shared/area/area.ts';
import { useMemberName } from '../../shared/data/use-member-name.ts';
import { usePersonName } from '../../shared/people/person-picker.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showTime } from '../../shared/ui/format.ts';
import { deleteWithUndo } from '../../shared/ui/toasts.tsx';
import { completeTask, mayEdit, type Task } from './data.ts';
import { area } from './task-area.ts';
import styles from './tasks.module.css';

type Props = { task: Task; isDone: boolean; isOverdue: boolean; open: () => void };

export function TaskRow({ task, isDone, isOverdue, open }: Props) {
  const { title, due_day, due_time, repeat, assigned_to, person_id } = task;
  const member = useMember();
  const { uid } = member;
  const canEdit = mayEdit(member, task);
  // Until this device has it, which takes a moment.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (on: boolean) => {
    setChosen(on);
    void completeTask(task, on).finally(() => setChosen(null));
  };
  const checked = chosen ?? isDone;
  const assignee = useMemberName(assigned_to === uid ? null : assigned_to);
  const person = usePersonName(person_id);
  const due = due_day && [showDay(due_day), due_time && showTime(due_time)].filter(Boolean).join(', ');
  return (
    <li className={styles.task}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={t('tasks.complete', { title })}
          checked={checked}
          disabled={!canEdit}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
      </label>
      <div className={styles.text}>
        {canEdit ? (
          <button type="button" className={styles.name} data-done={checked || undefined} onClick={open}>
            {title}
          </button>
        ) : (
          <span className={styles.name} data-done={checked || undefined}>
            {title}
          </span>
        )}
        <p className={styles.facts}>
          {due && (
            <span className={isOverdue ? styles.late : undefined}>
              {isOverdue ? t('tasks.dueLate', { due }) : due}
            </span>
          )}
          {repeat !== 'none' && (
            <span>
              <IconRepeat size={14} aria-hidden /> {showStored(area.collection, 'repeat', repeat)}
            </span>
          )}
          {assigned_to === null && <span>{t('tasks.unassigned')}</span>}
          {assignee && <span>{assignee}</span>}
          {person_id && person && <Link to={`/people/${person_id}`}>{person}</Link>}
        </p>
      </div>
      {canEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('tasks.delete', { title })}
          onClick={() => void deleteWithUndo({ operation: 'delete', table: 'tasks', id: task.id }, title)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
