import { NativeSelect } from '@mantine/core';
import { importBytesMax, importRowsMax } from '#shared/constants.ts';
import type { FileRefusal } from '../../shared/spreadsheet/read-table.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { chooseSheet } from './wizard/choose-file.ts';
import type { FileFacts } from './worker/import-protocol.ts';

/** What a refusal's texts need. */
export const refusalLimits = {
  megabytes: importBytesMax / 1024 / 1024,
  rows: showNumber(importRowsMax),
};

type Props = {
  facts: FileFacts;
  /** The sheet that is being read. */
  opening: number | undefined;
  refused: { sheet: string; why: FileRefusal } | undefined;
  busy: boolean;
};

/** Which sheet of the workbook is imported. A workbook with one has nothing to choose. */
export function SheetChoice({ facts, opening, refused, busy }: Props) {
  const { sheets, sheet } = facts;
  if (!sheets || sheets.length < 2) return null;
  return (
    <>
      <NativeSelect
        label={t('importing.sheet.label')}
        description={opening === undefined ? t('importing.sheet.hint') : t('importing.sheet.opening')}
        data={sheets.map(({ name, hidden }, at) => ({
          value: String(at),
          label: hidden ? t('importing.sheet.hidden', { name }) : name,
        }))}
        value={String(opening ?? sheet)}
        disabled={busy}
        onChange={({ currentTarget }) => void chooseSheet(Number(currentTarget.value))}
        maw={360}
      />
      {refused && (
        <Notice tone="bad" role="alert" title={t('importing.sheet.refused', { name: refused.sheet })}>
          {t(`importing.refused.${refused.why}.title`)}.{' '}
          {t(`importing.refused.${refused.why}.hint`, refusalLimits)}
        </Notice>
      )}
    </>
  );
}
