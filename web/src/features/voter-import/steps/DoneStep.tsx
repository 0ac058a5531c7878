import { Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { useAsked } from '../../../shared/ui/dialog/asked.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/Figures.tsx';
import { Notice } from '../../../shared/ui/import/Notice.tsx';
import { StepTitle } from '../../../shared/ui/import/StepTitle.tsx';
import { paths } from '../../../shared/voters/paths.ts';
import { changeFigures, fileFigures } from '../figures.ts';
import { type Undoable, UndoDialog } from '../files/UndoDialog.tsx';
import { reset, type Step, show } from '../wizard/state.ts';
import { DownloadRefused } from './DownloadRefused.tsx';

type Done = Extract<Step, { is: 'done' }>;

/** What the import came to. */
export function DoneStep({ step }: { step: Done }) {
  const { kept, outcome } = step;
  const { file_name, changes, refused } = kept.promise;
  const undoing = useAsked<Undoable>();
  const finished = outcome === 'finished';
  const gaveUp = outcome === 'cancelled';
  const undoable = { id: kept.fileId, file_name, previous: kept.previous };
  return (
    <Stack gap="md">
      <StepTitle hint={file_name}>
        {gaveUp ? t('voterImport.done.cancelled') : t('voterImport.done.title')}
      </StepTitle>
      {gaveUp && <Notice>{t('voterImport.done.cancelledHint')}</Notice>}
      {outcome === 'undone' && <Notice>{t('voterFiles.undo.undone')}</Notice>}
      {finished && (
        <div>
          <Figures of={fileFigures(kept.promise)} />
          {kept.previous !== null && <Figures of={changeFigures(changes)} />}
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
      <UndoDialog {...undoing} done={() => show({ is: 'done', kept, outcome: 'undone' })} />
    </Stack>
  );
}
