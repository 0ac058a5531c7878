import { t } from '../../../shared/text/index.ts';

/** What file systems take for their own. */
const reserved = '\\/:*?"<>|';
const isReserved = (mark: string): boolean => reserved.includes(mark) || mark < ' ';

/** `Ana Rivera profile 2026-11-21.md`; `day` as `YYYY-MM-DD`. */
export function fileName(candidate: string, day: string, ending: string): string {
  const name = [...candidate].map((mark) => (isReserved(mark) ? ' ' : mark)).join('');
  return t('history.export.fileName', { name: name.replace(/\s+/g, ' ').trim(), day, ending });
}
