import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { FileNotes } from '../../../shared/ui/import/file-notes.tsx';
import { MoneyTable } from '../../../shared/ui/import/money-table.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { DateOrder } from '../date-order.tsx';
import { DownloadRefused } from '../download-refused.tsx';
import { previewSums } from '../import-sums.ts';
import { Recipients } from '../recipients.tsx';
import { Counts } from '../row-counts.tsx';
import { Lists } from '../row-lists.tsx';
import { UnclearAnswers } from '../unclear-answers.tsx';
import { retryLookup } from '../wizard/check-rows.ts';
import { backToColumns, choose } from '../wizard/choose-file.ts';
import { importRows } from '../wizard/send-rows.ts';
import type { Chosen, Presence, Step } from '../wizard/wizard-state.ts';
import type { Preview } from '../worker/import-protocol.ts';

type Props = { kind: ImportKind; step: Extract<Step, { is: 'preview' | 'starting' }> };

/** What the file came to, before anything is saved. */
export function PreviewStep({ kind, step }: Props) {
  const { chosen, preview, presence } = step;
  const { ready } = preview;
  const why = step.is === 'preview' ? step.why : null;
  return (
    <Stack gap="md">
      <StepTitle hint={chosen.facts.name}>{t('importing.preview.title')}</StepTitle>
      {why && (
        <Notice tone="bad" role="alert">
          {why}
        </Notice>
      )}
      <Counts rows={chosen.facts.rows} preview={preview} presence={presence} />
      {preview.money && <MoneyTable {...previewSums(chosen.facts.rows, preview, preview.money)} />}
      <Recipients
        recipients={preview.recipients}
        chosen={chosen.recipient}
        busy={step.is === 'starting' || step.checking}
      />
      <FileNotes {...chosen.facts} />
      <PreviewNotes chosen={chosen} preview={preview} presence={presence} />
      {preview.unclear && preview.unclear.rows > 0 && (
        <UnclearAnswers
          answers={preview.unclear}
          meanings={chosen.meanings}
          busy={step.is === 'starting' || step.checking}
        />
      )}
      <DateOrder
        dates={preview.dates}
        chosen={chosen.dayOrder}
        busy={step.is === 'starting' || step.checking}
      />
      {ready === 0 && <Notice tone="bad">{t('importing.preview.nothingReady')}</Notice>}
      {kind !== 'donations' && kind !== 'pledges' && (
        <Checkbox
          label={t('imports.preview.replace')}
          description={t('imports.preview.replaceHint')}
          checked={chosen.replace}
          disabled={step.is === 'starting'}
          onChange={({ currentTarget }) => choose({ replace: currentTarget.checked })}
        />
      )}
      <Group gap="xs">
        <Button
          onClick={() => void importRows()}
          loading={step.is === 'starting'}
          disabled={ready === 0 || (step.is === 'preview' && step.checking)}
        >
          {t('imports.preview.start', { count: ready, formatted: showNumber(ready) })}
        </Button>
        <Button variant="default" onClick={backToColumns} disabled={step.is === 'starting'}>
          {t('importing.preview.back')}
        </Button>
        <DownloadRefused preview={preview} name={chosen.facts.name} />
      </Group>
      <Lists kind={kind} preview={preview} replace={chosen.replace} />
    </Stack>
  );
}

function PreviewNotes({
  chosen,
  preview,
  presence,
}: {
  chosen: Chosen;
  preview: Preview;
  presence: Presence;
}) {
  const { headers } = chosen.facts;
  const extra = headers.filter((header, at) => header && !chosen.mapping[at]);
  const { equal } = preview.listed;
  return (
    <>
      {equal > 0 && <Notice>{t('imports.note.equal', { count: equal })}</Notice>}
      {presence.is === 'failed' && (
        <Notice tone="warning" role="alert">
          {t('imports.preview.lookFailed', { why: presence.why })}{' '}
          <Button size="compact-sm" variant="default" onClick={retryLookup}>
            {t('errors.tryAgain')}
          </Button>
        </Notice>
      )}
      {extra.length > 0 && (
        <Text size="sm" c="var(--ink-soft)" lineClamp={2} title={extra.join(', ')}>
          {t('imports.note.extra', { names: extra.join(', ') })}
        </Text>
      )}
    </>
  );
}
