import { t } from '../../shared/text/index.ts';
import { fieldTexts } from '../../shared/ui/import/field-text.ts';
import type { ReasonTexts } from './worker/listed-rows.ts';

/** Stays in the text, for `sentence` to fill. */
const row = '{{row}}';

/** The catalogue's words for the reasons of rows, as the worker takes them. */
export const reasonTexts = (): ReasonTexts => ({
  field: fieldTexts(),
  problem: t('importProblems.problem', { returnObjects: true }),
  duplicate: t('imports.duplicate', { returnObjects: true, row }),
  server: t('imports.server', { returnObjects: true }),
  equal: t('imports.equalGift', { row }),
  present: t('imports.present'),
  other: t('imports.otherCommittee', { name: '{{name}}' }),
  row: t('imports.csv.row'),
  reason: t('imports.csv.reason'),
  column: t('imports.csv.column'),
  cell: t('imports.csv.cell'),
  outcome: t('imports.csv.outcome'),
  outcomes: t('imports.csv.outcomes', { returnObjects: true }),
});
