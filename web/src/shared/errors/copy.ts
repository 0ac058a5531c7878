import { type LoggedError, recentErrors } from './entries.ts';

/** Errors of one copy: the last ones say why, and a message to the team should be readable. */
const most = 10;

/** The last errors as plain text, the newest first; scrubbed, as the log keeps them. */
export const asText = (errors: readonly LoggedError[]): string =>
  errors
    .slice(-most)
    .toReversed()
    .map(({ timestamp, severity, context, code, message, details }) =>
      [`${new Date(timestamp).toISOString()} ${severity}, ${context}${code && `, ${code}`}`, message, details]
        .filter((line) => line !== '')
        .join('\n'),
    )
    .join('\n\n');

/** Puts them on the clipboard. Rejects where the browser does not allow it. */
export const copyErrors = (): Promise<void> => navigator.clipboard.writeText(asText(recentErrors()));
