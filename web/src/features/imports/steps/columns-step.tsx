import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { missingFields } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { FileNotes } from '../../../shared/ui/import/file-notes.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { ColumnTable } from '../column-table.tsx';
import { Recognized } from '../recognized.tsx';
import { SheetChoice } from '../sheet-choice.tsx';
import { checkRows } from '../wizard/check-rows.ts';
import { type Chosen, reset, type Step } from '../wizard/wizard-state.ts';
import styles from './columns-step.module.css';

type Props = { kind: ImportKind; step: Extract<Step, { is: 'columns' | 'checking' }> };

/** Which column fills which field. */
export function ColumnsStep({ kind, step }: Props) {
  const { chosen } = step;
  const { facts, mapping } = chosen;
  const checking = step.is === 'checking';
  const opening = step.is === 'columns' ? step.opening : undefined;
  const missing = missingFields(kind, mapping);
  const hint = { name: facts.name, count: facts.rows, formatted: showNumber(facts.rows) };
  return (
    <Stack gap="md">
      <StepTitle hint={t('imports.columns.hint', hint)}>{t('importing.columns.title')}</StepTitle>
      {step.is === 'columns' && step.why && (
        <Notice tone="bad" role="alert">
          {step.why}
        </Notice>
      )}
      <SheetChoice
        facts={facts}
        opening={opening}
        refused={step.is === 'columns' ? step.refused : undefined}
        busy={checking || opening !== undefined}
      />
      <FileNotes {...facts} />
      <Recognized kind={kind} chosen={chosen} />
      {chosen.remembered && <Notice>{t('importing.columns.remembered')}</Notice>}
      <ColumnLists key={facts.sheet} kind={kind} chosen={chosen} open={missing.length > 0} />
      {missing.map((field) => (
        <Notice key={field} tone="warning">
          {t(`imports.columns.missing.${field}`)}
        </Notice>
      ))}
      <Group gap="xs">
        <Button
          onClick={() => void checkRows()}
          loading={checking}
          disabled={missing.length > 0 || opening !== undefined}
        >
          {t('importing.columns.check_all')}
        </Button>
        <Button variant="default" onClick={() => reset(kind)}>
          {t('importing.columns.another')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The columns that fill a field, then the others, which open where a field is missing. */
function ColumnLists({ kind, chosen, open }: { kind: ImportKind; chosen: Chosen; open: boolean }) {
  // As they were when the step came, so that a column does not jump while its field is chosen.
  const [first] = useState(chosen.mapping);
  const [all, setAll] = useState(open);
  const columns = chosen.facts.headers.map((_, at) => at);
  const filling = columns.filter((at) => first[at]);
  const others = columns.filter((at) => !first[at]);
  return (
    <>
      {filling.length > 0 && <ColumnTable kind={kind} chosen={chosen} columns={filling} />}
      {others.length > 0 && (
        <details open={all} onToggle={({ currentTarget }) => setAll(currentTarget.open)}>
          <summary className={styles.others}>{t('imports.columns.others', { count: others.length })}</summary>
          {all && <ColumnTable kind={kind} chosen={chosen} columns={others} />}
        </details>
      )}
    </>
  );
}
