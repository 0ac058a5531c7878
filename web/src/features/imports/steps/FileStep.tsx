import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { importBytesMax, importRowsMax } from '#shared/constants.ts';
import { byteOrderMark, csvLine } from '#shared/rules/import/cells.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Notice } from '../Notice.tsx';
import { StepTitle } from '../StepTitle.tsx';
import { templateFields } from '../template.ts';
import { chooseFile } from '../wizard/file.ts';
import type { Step } from '../wizard/state.ts';
import styles from './FileStep.module.css';

const accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
const limits = { megabytes: importBytesMax / 1024 / 1024, rows: showNumber(importRowsMax) };

const ownLine = { alignSelf: 'flex-start' } as const;

/** Drop a file or choose one; what is wrong with the last one, if anything. */
export function FileStep({ kind, step }: { kind: ImportKind; step: Extract<Step, { is: 'file' }> }) {
  return (
    <Stack gap="md">
      <StepTitle hint={t('imports.file.knows')}>{t('imports.file.title')}</StepTitle>
      {step.refused && (
        <Notice tone="bad" role="alert" title={t(`imports.refused.${step.refused}.title`, limits)}>
          {t(`imports.refused.${step.refused}.hint`, limits)}
        </Notice>
      )}
      {step.why && (
        <Notice tone="bad" role="alert" title={t('imports.refused.failed.title')}>
          {step.why}
        </Notice>
      )}
      <DropZone take={(file) => void chooseFile(kind, file)} />
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
  const headers = templateFields[kind].map((field) => t(`imports.field.${field}`));
  const file = new Blob([byteOrderMark, csvLine(headers)], { type: 'text/csv;charset=utf-8' });
  download(file, t('imports.csv.template', { kind }));
}

function DropZone({ take }: { take: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div
      className={styles.zone}
      data-over={over}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={36} stroke={1.25} aria-hidden />
      <span className={styles.drop}>{t('imports.file.drop')}</span>
      <Button onClick={() => input.current?.click()}>{t('imports.file.choose')}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={t('imports.file.choose')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Emptied, so that choosing the same file again is a change.
          currentTarget.value = '';
          if (file) take(file);
        }}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('imports.file.limits', limits)}
      </Text>
    </div>
  );
}
