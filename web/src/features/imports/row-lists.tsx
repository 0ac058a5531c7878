import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { RowList } from './row-list.tsx';
import styles from './row-lists.module.css';
import type { Preview } from './worker/import-protocol.ts';
import { type List, lists } from './worker/listed-rows.ts';

type Props = { kind: ImportKind; preview: Preview; replace: boolean };

/** Every row that is not simply ready, by what is the matter with it. */
export function Lists({ kind, preview, replace }: Props) {
  const [chosenList, setChosenList] = useState<List>('problems');
  const filled = lists.filter((list) => preview.listed[list] > 0);
  const shown = filled.includes(chosenList) ? chosenList : filled[0];
  const data = filled.map((list) => ({
    value: list,
    label: `${t(`imports.preview.${list}`)} · ${showNumber(preview.listed[list])}`,
  }));
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('imports.preview.rowsTitle')}
      </Title>
      {!shown && <Text c="var(--ink-soft)">{t('imports.preview.nothing')}</Text>}
      {shown && (
        <>
          <SegmentedControl
            className={styles.choice}
            aria-label={t('imports.preview.rowsTitle')}
            data={data}
            value={shown}
            onChange={(value) => setChosenList(lists.find((list) => list === value) ?? 'problems')}
          />
          <Text size="sm" c="var(--ink-soft)">
            {hint(kind, shown, replace)}
          </Text>
          <RowList key={shown} list={shown} total={preview.listed[shown]} preview={preview} />
        </>
      )}
    </Stack>
  );
}

function hint(kind: ImportKind, list: List, replace: boolean): string {
  if (list !== 'present') return t(`imports.preview.list.${list}`);
  if (kind === 'donations') return t('imports.preview.presentGifts');
  if (kind === 'pledges') return t('imports.preview.presentPledges');
  return replace ? t('imports.preview.presentReplaced') : t('imports.preview.list.present');
}
