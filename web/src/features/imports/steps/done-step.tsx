import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { importFilter } from '../../../shared/data/import-filter.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { type Figure, Figures } from '../../../shared/ui/import/import-figures.tsx';
import { MoneyTable } from '../../../shared/ui/import/money-table.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { DownloadRefused } from '../download-refused.tsx';
import { resultSums } from '../import-sums.ts';
import { listPath } from '../kind-needs.ts';
import { reset, type Step } from '../wizard/wizard-state.ts';

type Done = Extract<Step, { is: 'done' }>;

/** Rows that were not imported because something was wrong with them. */
const refusedIn = ({ preview, tally }: Done): number => preview.listed.problems + tally.refused.length;

function figures(step: Done): Figure[] {
  const { chosen, preview, tally, cancelled } = step;
  const left = { name: t('imports.done.left'), value: preview.ready - tally.done };
  return [
    { name: t('imports.done.added'), value: tally.created, tone: 'good' },
    { name: chosen.replace ? t('imports.done.replaced') : t('imports.done.updated'), value: tally.updated },
    { name: t('imports.done.unchanged'), value: tally.unchanged },
    { name: t('imports.done.leftOut'), value: preview.listed.left_out },
    { name: t('imports.done.refused'), value: refusedIn(step), tone: 'bad' },
    ...(tally.refunds > 0 ? [{ name: t('imports.money.refunds'), value: tally.refunds }] : []),
    ...(preview.listed.others > 0
      ? [{ name: t('imports.preview.others'), value: preview.listed.others }]
      : []),
    ...(preview.listed.duplicates > 0
      ? [{ name: t('imports.preview.duplicates'), value: preview.listed.duplicates }]
      : []),
    ...(cancelled ? [left] : []),
  ];
}

/** What the import came to. */
export function DoneStep({ kind, step }: { kind: ImportKind; step: Done }) {
  const { chosen, preview, tally, cancelled, unclosed } = step;
  const refused = refusedIn(step);
  const of = { done: showNumber(tally.done), total: showNumber(preview.ready) };
  return (
    <Stack gap="md">
      <StepTitle hint={chosen.facts.name}>
        {cancelled ? t('imports.done.cancelled') : t('imports.done.title')}
      </StepTitle>
      {cancelled && <Notice>{t('imports.done.cancelledHint', of)}</Notice>}
      {unclosed && <Notice tone="warning">{t('imports.done.unclosed', { why: unclosed })}</Notice>}
      <Figures of={figures(step)} />
      {preview.money && <MoneyTable {...resultSums(chosen.facts.rows, preview, preview.money, tally)} />}
      {(['waiting', 'unsaid'] as const).map((one) =>
        tally[one] === 0 ? null : (
          <Notice key={one} tone="warning">
            {t(`imports.done.${one}`, { count: tally[one], formatted: showNumber(tally[one]) })}{' '}
            <Anchor component={Link} to="/fundraising/refunds">
              {t('imports.done.showWaiting')}
            </Anchor>
          </Notice>
        ),
      )}
      {refused > 0 && (
        <Notice>{t('imports.done.refusedHint', { count: refused, formatted: showNumber(refused) })}</Notice>
      )}
      <Group gap="xs">
        <Button component={Link} to={listPath[kind]}>
          {t(`imports.done.open.${kind}`)}
        </Button>
        {preview.listed.left_out > 0 && kind !== 'pledges' && (
          <Button component={Link} to={`${listPath[kind]}?imported=${importFilter[0]}`} variant="default">
            {t('imports.done.flagged')}
          </Button>
        )}
        <DownloadRefused preview={preview} name={chosen.facts.name} later={tally.refused} />
        <Button component={Link} to="/imports/past" variant="default">
          {t('imports.past')}
        </Button>
        <Button variant="default" onClick={() => reset(kind)}>
          {t('imports.done.another')}
        </Button>
      </Group>
    </Stack>
  );
}
