import { Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/import-figures.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { changeFigures, fileFigures } from '../file-figures.ts';
import { type Undoable, UndoDialog } from '../files/undo-dialog.tsx';
import { reset, type Step, show } from '../wizard/voter-wizard-state.ts';
import { DownloadRefused } from './download-refused-voters.tsx';
import { GoneList } from './gone-list.tsx';

type Done = Extract<Step, { is: 'done' }>;

const titles = {
  voters: 'voterImport.done.title',
  history: 'voterImport.done.history',
  data: 'voterImport.done.data',
} as const;

/** What the import came to. */
export function DoneStep({ step }: { step: Done }) {
  const { packed, outcome } = step;
  const { joined } = packed;
  const { changes, refused, parts = [] } = packed.promise;
  const file_name = (joined && parts.at(-1)?.file_name) ?? packed.promise.file_name;
  const undoing = useOpenQuestion<Undoable>();
  const finished = outcome === 'finished';
  const isCancelled = outcome === 'cancelled';
  const undoable = { id: packed.fileId, file_name, previous: packed.previous };
  return (
    <Stack gap="md">
      <StepTitle hint={file_name}>
        {isCancelled ? t('voterImport.done.cancelled') : t(titles[joined ?? 'voters'])}
      </StepTitle>
      {isCancelled && <Notice>{t('voterImport.done.cancelledHint')}</Notice>}
      {outcome === 'undone' && <Notice>{t('voterFiles.undo.undone')}</Notice>}
      {finished && (
        <div>
          <Figures of={fileFigures(packed.promise)} />
          {packed.previous !== null && !joined && <Figures of={changeFigures(changes)} />}
        </div>
      )}
      {finished && refused > 0 && (
        <Notice>{t('voterFiles.refused', { count: refused, formatted: showNumber(refused) })}</Notice>
      )}
      <Group gap="xs">
        <Button component={Link} to={paths.people} onClick={() => reset()}>
          {t('voterImport.done.open')}
        </Button>
        <DownloadRefused count={refused} name={file_name} />
        <Button variant="default" onClick={() => reset()}>
          {t('voterImport.done.another')}
        </Button>
        {finished && (
          <Button
            variant="subtle"
            color="red"
            c="var(--bad)"
            onClick={({ currentTarget }) => undoing.ask(undoable, currentTarget)}
          >
            {t('voterFiles.undo.action')}
          </Button>
        )}
      </Group>
      {finished && <GoneList packed={packed} />}
      <UndoDialog {...undoing} done={() => show({ is: 'done', packed, outcome: 'undone' })} />
    </Stack>
  );
}
