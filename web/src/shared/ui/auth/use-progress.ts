import { useState } from 'react';
import { codeOf, messageFor } from '../../data/error-messages.ts';
import { t } from '../../text/index.ts';

export type Progress = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; why: string };

/** The backend's answer in words; what carries no code was expected by nobody. */
export const refusal = (error: unknown): string =>
  codeOf(error) ? messageFor(error) : t('errors.unexpected');

/** Runs one request at a time and remembers how it went. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress>({ is: 'idle' });
  const run = (work: () => Promise<void>) => {
    if (progress.is === 'busy') return;
    setProgress({ is: 'busy' });
    work().then(
      () => setProgress({ is: 'idle' }),
      (error: unknown) => setProgress({ is: 'refused', why: refusal(error) }),
    );
  };
  return { progress, run };
}
