import { formatCode } from '../../../shared/session/second-factor-code.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';

/** Four characters at a time, which is what eyes can carry from one screen to another. */
export const inFours = (text: string, between: string): string => (text.match(/.{1,4}/g) ?? []).join(between);

/** `ABCD-EFGH`, as the second step asks for it. */
export const showCode = (code: string): string => formatCode('backup_code', code);

/** The text file that keeps the codes. `at`: milliseconds since 1970. */
export const codesFile = (codes: readonly string[], email: string, at: number): string =>
  [
    t('security.codes.fileTitle', { email }),
    t('security.codes.fileHint', { day: showMomentDay(at) }),
    '',
    ...codes.map(showCode),
    '',
  ].join('\n');
