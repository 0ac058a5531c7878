import { Button, Group, Stack } from '@mantine/core';
import { demoVotersMax } from '../../../shared/demo/demo-voters-max.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/import-figures.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useVoterFiles } from '../data.ts';
import { buildFile } from '../wizard/build-packed.ts';
import { toColumns } from '../wizard/choose-voter-file.ts';
import type { Step } from '../wizard/voter-wizard-state.ts';
import { DownloadRefused } from './download-refused-voters.tsx';
import { FoundList } from './found-list.tsx';
import { PreviewNotes } from './preview-notes.tsx';
import { StatusChoices } from './status-choices.tsx';

/** The file that the campaign works with, as far as this device has heard. */
function usePresent() {
  const files = useVoterFiles(useMember().organization);
  return files.is === 'ready' ? (files.value.find(({ state }) => state === 'current') ?? null) : null;
}

/** What the file came to, before anything is saved. */
export function PreviewStep({ step }: { step: Extract<Step, { is: 'preview' }> }) {
  const { chosen, preview, why } = step;
  const present = usePresent();
  const now = useNow();
  const { ready } = preview;
  const isTooMuch = isDemo && ready > demoVotersMax;
  return (
    <Stack gap="md">
      <StepTitle hint={chosen.facts.name}>{t('importing.preview.title')}</StepTitle>
      {why && (
        <Notice tone="bad" role="alert">
          {why}
        </Notice>
      )}
      <Figures
        of={[
          { name: t('importing.preview.rows'), value: preview.rows },
          { name: t('importing.preview.ready'), value: ready, tone: 'good' },
          ...(preview.elsewhere > 0
            ? [{ name: t('voterImport.preview.elsewhere'), value: preview.elsewhere }]
            : []),
          { name: t('voterImport.preview.left'), value: preview.refused, tone: 'bad' },
          { name: t('voterImport.done.phones'), value: preview.phones },
          { name: t('voterImport.done.emails'), value: preview.emails },
          { name: t('voterImport.done.places'), value: preview.places },
        ]}
      />
      <PreviewNotes chosen={chosen} preview={preview} />
      {ready === 0 && (
        <Notice tone="bad">
          {preview.elsewhere === preview.rows
            ? t('voterImport.preview.noneHere')
            : t('importing.preview.nothingReady')}
        </Notice>
      )}
      {isTooMuch && (
        <Notice tone="bad">{t('voterImport.preview.demo', { rows: showNumber(demoVotersMax) })}</Notice>
      )}
      <StatusChoices chosen={chosen} preview={preview} />
      {present && (
        <Notice>
          {t('voterImport.preview.present', {
            name: present.file_name,
            when: showAgo(present.started_at.toMillis(), now),
            voters: showNumber(present.counts.voters),
          })}
        </Notice>
      )}
      <Group gap="xs">
        <Button
          onClick={() => void buildFile()}
          disabled={ready === 0 || isTooMuch || preview.unknownStatuses.length > 0}
        >
          {present
            ? t('voterImport.preview.compare')
            : t('voterImport.preview.start', { count: ready, formatted: showNumber(ready) })}
        </Button>
        <Button variant="default" onClick={toColumns}>
          {t('importing.preview.back')}
        </Button>
        <DownloadRefused count={preview.refused} name={chosen.facts.name} />
      </Group>
      <FoundList
        title={t('voterImport.preview.leftTitle')}
        found={preview.refusals.map((one) => ({ ...one, label: t(`voterImport.refusal.${one.code}`) }))}
      />
      <FoundList
        title={t('voterImport.preview.notesTitle')}
        found={preview.notes.map((one) => ({ ...one, label: t(`voterImport.note.${one.code}`) }))}
      />
    </Stack>
  );
}
