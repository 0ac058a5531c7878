import { piecesOf } from '#shared/domain/voters/receive-voter-file.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import type { Preview, Progress, RefusedTexts } from '../../shared/voter-reading/voter-import-protocol.ts';
import type { Sending } from './wizard/voter-wizard-state.ts';

/** Whole parts of a hundred. A worker that does not know the whole says 0. */
export const percentOf = ({ done, of }: Pick<Progress, 'done' | 'of'>): number =>
  of > 0 ? Math.min(100, Math.floor((done / of) * 100)) : 0;

/** `Reading the rows: 40%`. */
export const formatProgress = (progress: Progress | null): string =>
  progress
    ? t('voterImport.build.words', {
        stage: t(`voterImport.build.stage.${progress.stage}`),
        percent: percentOf(progress),
      })
    : t('voterImport.preview.reading');

/** The part that is on its way: the last one stays while the file is finished. */
export function formatPart({ packed, done }: Sending): string {
  const count = piecesOf(packed.promise).length;
  const part = Math.min(count, (done?.parts ?? 0) + 1);
  return t('voterImport.send.parts', { done: showNumber(part), total: showNumber(count) });
}

/** `Part 12 of 40 · 275,000 of 1,000,000 voters`. */
export const formatSending = (step: Sending): string =>
  t('voterImport.send.rows', {
    parts: formatPart(step),
    done: showNumber(step.done?.voters ?? 0),
    total: showNumber(step.packed.promise.counts.voters),
  });

/** The catalogue's words for refused rows, as the worker takes them. */
export const refusedTexts = (): RefusedTexts => ({
  row: t('voterImport.csv.row'),
  reason: t('voterImport.csv.reason'),
  refusals: t('voterImport.refusal', { returnObjects: true }),
});

/** The state that most of the voters live in; '' where none says. */
export const mainState = ({ states }: Preview): { state: string; voters: number } =>
  states[0] ?? { state: '', voters: 0 };
