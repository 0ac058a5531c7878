import * as z from 'zod/mini';
import {
  type ElectionKind,
  electionCode,
  electionKinds,
  kindOfElection,
} from '#shared/domain/money/election-calendar.ts';
import type { StoredElection } from '../../shared/fundraising/campaign-race.ts';
import { electionName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { dayField } from '../../shared/ui/form/form-fields.ts';

/** An election as typed. Its code follows from its kind and year, and stays: gifts name it. */
export const electionForm = (stored: StoredElection | null, others: readonly StoredElection[]) =>
  z.pipe(
    z.object({ kind: z.enum(electionKinds), day: dayField, on_ballot: z.boolean() }).check(
      z.refine(({ day }) => stored === null || day.slice(0, 4) === stored.code.slice(1), {
        path: ['day'],
        error: () => t('limits.elections.form.problems.year', { year: stored?.code.slice(1) ?? '' }),
      }),
      z.refine(({ kind, day }) => others.every(({ code }) => code !== electionCode(kind, day)), {
        path: ['day'],
        error: ({ input }) => takenBy(input),
      }),
    ),
    z.transform(({ kind, ...rest }) => ({ ...rest, code: electionCode(kind, rest.day) })),
  );
export type ElectionInput = z.output<ReturnType<typeof electionForm>>;

function takenBy(input: unknown): string {
  const { kind, day } = input as { kind: ElectionKind; day: string };
  return t('limits.elections.form.problems.taken', { name: electionName(electionCode(kind, day)) });
}

/** What the form shows first: a general election, which most campaigns begin with. */
export const electionValues = (stored: StoredElection | null) => ({
  kind: stored ? kindOfElection(stored.code) : ('general' as ElectionKind),
  day: stored?.day ?? '',
  on_ballot: stored?.on_ballot ?? true,
});
