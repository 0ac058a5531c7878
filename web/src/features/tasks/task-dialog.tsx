import { AreaForm } from '../../shared/area/area-form.tsx';
import { saveChanges } from '../../shared/area/save-changes.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import type { Task } from './data.ts';
import { area } from './task-area.ts';
import { fields } from './task-fields.tsx';

/** Edits a task over its list. */
export const TaskDialog = ({ task, close }: { task: Task; close: () => void }) => (
  <ChoiceDialog opened title={t('tasks.edit', { name: task.title })} close={close}>
    <AreaForm
      area={area}
      fields={fields}
      record={task}
      save={(data) => saveChanges(area, task, data)}
      done={close}
      cancel={close}
      inDialog
    />
  </ChoiceDialog>
);
