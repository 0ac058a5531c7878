import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Figures } from '../../shared/ui/import/import-figures.tsx';
import type { Presence } from './wizard/wizard-state.ts';
import type { Preview } from './worker/import-protocol.ts';

type Props = { rows: number; preview: Preview; presence: Presence };

/** What the rows of the file came to. */
export function Counts({ rows, preview, presence }: Props) {
  const { ready, listed } = preview;
  const looking =
    presence.is === 'looking'
      ? t('imports.preview.looking', { asked: showNumber(presence.checked), total: showNumber(ready) })
      : undefined;
  return (
    <Figures
      of={[
        { name: t('importing.preview.rows'), value: rows },
        { name: t('importing.preview.ready'), value: ready, tone: 'good' },
        { name: t('imports.preview.left_out'), value: listed.left_out },
        { name: t('imports.preview.problems'), value: listed.problems, tone: 'bad' },
        { name: t('imports.preview.duplicates'), value: listed.duplicates },
        ...(listed.others > 0 ? [{ name: t('imports.preview.others'), value: listed.others }] : []),
        { name: t('imports.preview.present'), value: listed.present, ...(looking ? { hint: looking } : {}) },
      ]}
    />
  );
}
