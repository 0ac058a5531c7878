import { Button, Stack, Text, Title } from '@mantine/core';
import type { ImportItem } from '#shared/api/import-history-api.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { ProgressBar } from '../../../shared/ui/import/progress-bar.tsx';
import { UndoPreview } from './undo-preview.tsx';
import { runUndo, type UndoRun, undoFigures } from './undo-run.ts';
import { useImporters } from './use-importers.ts';

type Props = { one: ImportItem; run: UndoRun | null };

/** What undoing would remove, the undo itself, and what it left. */
export function UndoSection({ one, run }: Props) {
  const undo = run?.undo ?? one.undo;
  const isMoving = run?.moving === 'running' || run?.moving === 'waiting';
  const isDone = run?.moving === 'done' || one.status === 'undone';
  return (
    <Stack gap="md" component="section" aria-labelledby="undo">
      <Title order={2} size="h4" id="undo">
        {t(isDone ? 'importHistory.undo.doneTitle' : 'importHistory.undo.title')}
      </Title>
      {isMoving && run ? <Progress run={run} of={one} /> : null}
      {!(isDone || isMoving) && <Text c="var(--ink-soft)">{t('importHistory.undo.hint')}</Text>}
      {isDone && undo && <Text role="status">{t('importHistory.undo.done', undoFigures(undo))}</Text>}
      {!isMoving && (
        <UndoPreview key={isDone ? 'stayed' : 'stays'} importId={one.id} isDone={isDone}>
          {!isDone && <Offer one={one} run={run} />}
        </UndoPreview>
      )}
    </Stack>
  );
}

function Progress({ run, of }: { run: UndoRun; of: ImportItem }) {
  const { removed = 0, gifts = 0, remaining = 0 } = run.undo ?? {};
  const share = Math.min(99, Math.round((100 * (removed + gifts + remaining)) / Math.max(1, of.created)));
  const figures = undoFigures(
    run.undo ?? {
      ...{ removed, gifts, remaining, tags: 0, phase: 'donations', by: '', begunAt: 0, doneAt: null },
    },
  );
  return (
    <Stack gap="xs">
      <ProgressBar
        label={t('importHistory.undo.running')}
        share={share}
        status={t('importHistory.undo.progress', figures)}
        pace={null}
      />
      <Text size="sm" c="var(--ink-soft)" role="status">
        {t(run.moving === 'waiting' ? 'importHistory.undo.waiting' : 'importHistory.undo.keepOpen')}
      </Text>
    </Stack>
  );
}

function Offer({ one, run }: Props) {
  const asking = useOpenQuestion<ImportItem>();
  const nameOf = useImporters();
  const isBegun = one.status === 'undoing' || run?.moving === 'stopped';
  const start = (stop: boolean) => void runUndo(one.id, stop);
  return (
    <Stack gap="md">
      {run?.moving === 'stopped' && (
        <Notice tone="bad" title={t('importHistory.undo.stopped')} role="alert">
          {run.why}
        </Notice>
      )}
      {isBegun && run?.moving !== 'stopped' && (
        <Notice tone="warning">{t('importHistory.undo.interrupted')}</Notice>
      )}
      {!one.mayUndo && <Notice>{t('importHistory.undo.others', { name: nameOf(one.startedBy) })}</Notice>}
      {one.mayUndo && (
        <Button
          w="fit-content"
          variant={isBegun ? 'filled' : 'default'}
          {...(!isBegun && { c: 'var(--bad)' })}
          onClick={({ currentTarget }) => (isBegun ? start(false) : asking.ask(one, currentTarget))}
        >
          {t(isBegun ? 'importHistory.undo.continue' : 'importHistory.undo.action')}
        </Button>
      )}
      {asking.question && (
        <ActDialog
          opened={asking.opened}
          close={asking.close}
          onClosed={asking.onClosed}
          title={t('importHistory.undo.confirm', { name: one.fileName })}
          submit={t('importHistory.undo.submit')}
          grave
          act={async () => {
            start(one.status === 'running');
            return true;
          }}
        >
          {one.status === 'running' && <Text>{t('importHistory.undo.stopsFirst')}</Text>}
          <Text>{t('importHistory.undo.confirmHint')}</Text>
        </ActDialog>
      )}
    </Stack>
  );
}
