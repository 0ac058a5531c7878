import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tasks } from '#shared/collections/tasks.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { readOrCached } from '../../shared/data/watch-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { taskParam } from '../../shared/tasks/task-path.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { mayEdit, type Task } from './data.ts';

/** Opens the task that the address names, once, and takes it out of the address. One read. */
export function useLinkedTask(open: (task: Task) => void): void {
  const [params, setParams] = useSearchParams();
  const member = useMember();
  const latest = useRef({ open, member });
  latest.current = { open, member };
  const id = params.get(taskParam);
  useEffect(() => {
    if (id === null) return;
    const { organization } = latest.current.member;
    void readOrCached(tasks, id, organization).then(
      ({ value }) => {
        if (value && mayEdit(latest.current.member, value)) latest.current.open(value);
        else if (!value) toast('info', t('tasks.gone'));
      },
      (error: unknown) => toast('error', t('errors.section'), messageFor(error)),
    );
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(taskParam);
        return rest;
      },
      { replace: true },
    );
  }, [id, setParams]);
}
