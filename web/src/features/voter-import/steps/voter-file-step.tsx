import { Stack, Text } from '@mantine/core';
import { votersMax } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { DropZone } from '../../../shared/ui/import/drop-zone.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import type { Refused } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { OthersImport } from '../files/others-import.tsx';
import { Offer } from '../unsent/unsent-offer.tsx';
import { useUnsent } from '../unsent/use-unsent.ts';
import { chooseFiles } from '../wizard/choose-voter-file.ts';
import { sendPacked } from '../wizard/send-packed.ts';
import type { Step } from '../wizard/voter-wizard-state.ts';

/** Refusals that every spreadsheet shares. */
const shared = ['empty', 'workbook', 'binary', 'not_readable', 'no_rows', 'one_column'] as const;

const ownRefusals = [
  'zip_damaged',
  'zip_large',
  'zip_locked',
  'zip_empty',
  'other_columns',
  'no_header',
  'no_ids',
  'too_many_rows',
  'quote_open',
  'former_unread',
  'too_many_columns',
] as const;

/** Why the last file cannot be read. */
export function FileRefused({ refused: { why, row, file } }: { refused: Refused }) {
  const params = { rows: showNumber(votersMax), row: row ?? 0, file: file ?? '' };
  const common = shared.find((one) => one === why);
  const own = ownRefusals.find((one) => one === why);
  const title = common
    ? t(`importing.refused.${common}.title`)
    : own && t(`voterImport.refused.${own}.title`, params);
  const hint = common
    ? t(`importing.refused.${common}.hint`)
    : own && t(`voterImport.refused.${own}.hint`, params);
  return (
    <Notice tone="bad" role="alert" title={title ?? t('importing.refused.failed.title')}>
      {file && why !== 'other_columns' ? `${file}: ${hint}` : hint}
    </Notice>
  );
}

/** Drop a voter file or choose one, unless one that was packed here waits to be sent. */
export function FileStep({ step }: { step: Extract<Step, { is: 'file' }> }) {
  const { unsent, again } = useUnsent();
  if (unsent.is === 'looking') return null;
  const { packed } = unsent;
  if (packed) return <Offer packed={packed} go={() => void sendPacked(packed)} done={again} />;
  const limits = t('voterImport.file.limits', { rows: showNumber(votersMax) });
  return (
    <Stack gap="md">
      <StepTitle hint={t('voterImport.file.knows')}>{t('voterImport.file.title')}</StepTitle>
      {step.refused && <FileRefused refused={step.refused} />}
      {step.why && (
        <Notice tone="bad" role="alert" title={t('importing.refused.failed.title')}>
          {step.why}
        </Notice>
      )}
      <OthersImport />
      <DropZone take={(files) => void chooseFiles(files)} limits={limits} several />
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.file.safe')}
      </Text>
    </Stack>
  );
}
