import '../../text/form/en.ts';
import * as z from 'zod/mini';
import { t } from '../../text/index.ts';

/** Why something typed cannot be stored, in words for the person who typed it. */
export class Problem {
  constructor(readonly message: string) {}
}

/** What somebody typed, read by `read`. The collection's own schema comes after it, in a pipe. */
export const typed = <T>(read: (written: string) => T | Problem) =>
  z.pipe(
    z.string(),
    z.transform((written: string, context): T => {
      const value = read(written);
      if (!(value instanceof Problem)) return value;
      context.issues.push({ code: 'custom', message: value.message, input: written });
      return z.NEVER;
    }),
  );

/** Problems by field, the first of each, and by its place in a list of records. What only the collection's schema refuses has no words of its own. */
export function problemsOf(error: z.core.$ZodError): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, code, message } of error.issues) {
    const field = String(path[0]);
    const problem = code === 'custom' ? message : t('form.invalid');
    problems[field] ??= problem;
    if (path.length > 1) problems[path.join('.')] ??= problem;
  }
  return problems;
}
