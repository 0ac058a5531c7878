import { t } from '../../shared/text/index.ts';
import type { Words } from './worker/listed.ts';

/** Stays in the text, for `sentence` to fill. */
const row = '{{row}}';

/** The catalogue's words for the reasons of rows, as the worker takes them. */
export const reasonWords = (): Words => ({
  field: t('imports.field', { returnObjects: true }),
  problem: t('imports.problem', { returnObjects: true }),
  duplicate: t('imports.duplicate', { returnObjects: true, row }),
  server: t('imports.server', { returnObjects: true }),
  equal: t('imports.equalGift', { row }),
  present: t('imports.present'),
  row: t('imports.csv.row'),
  reason: t('imports.csv.reason'),
});
