import { Anchor, Stack, Text } from '@mantine/core';
import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { DropZone } from '../../../shared/ui/import/drop-zone.tsx';
import { fieldText } from '../../../shared/ui/import/field-text.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { refusalLimits as limits } from '../sheet-choice.tsx';
import { templateFields } from '../template-file.ts';
import { chooseFile } from '../wizard/choose-file.ts';
import type { Step } from '../wizard/wizard-state.ts';

const ownLine = { alignSelf: 'flex-start' } as const;

/** Drop a file or choose one; what is wrong with the last one, if anything. */
export function FileStep({ kind, step }: { kind: ImportKind; step: Extract<Step, { is: 'file' }> }) {
  return (
    <Stack gap="md">
      <StepTitle hint={t('imports.file.knows')}>{t('imports.file.title')}</StepTitle>
      {step.refused && (
        <Notice tone="bad" role="alert" title={t(`importing.refused.${step.refused}.title`, limits)}>
          {t(`importing.refused.${step.refused}.hint`, limits)}
        </Notice>
      )}
      {step.why && (
        <Notice tone="bad" role="alert" title={t('importing.refused.failed.title')}>
          {step.why}
        </Notice>
      )}
      <DropZone
        take={([file]) => file && void chooseFile(kind, file)}
        limits={t('imports.file.limits', limits)}
        workbooks
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('imports.file.safe')}
      </Text>
      <Anchor
        component="button"
        type="button"
        size="sm"
        mt={-8}
        onClick={() => saveTemplate(kind)}
        style={ownLine}
      >
        {t('imports.file.template')}
      </Anchor>
    </Stack>
  );
}

function saveTemplate(kind: ImportKind): void {
  const headers = templateFields(kind).map(fieldText);
  const file = new Blob([byteOrderMark, csvLine(headers)], { type: 'text/csv;charset=utf-8' });
  download(file, t('imports.csv.template', { kind }));
}
