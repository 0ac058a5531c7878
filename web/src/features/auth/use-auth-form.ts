import { type FormEvent, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { CallError } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { useProgress } from '../../shared/ui/auth/use-progress.ts';

/** 9 kB that a first visit does without: it comes while the form is filled in. */
const loadValues = () => import('./auth-values.ts');
type Values = Awaited<ReturnType<typeof loadValues>>;

const fetchValues = (): void => void loadValues().catch(() => undefined);

const valuesOrWhy = (): Promise<Values> =>
  loadValues().catch(() => {
    throw new CallError('unavailable', t('errors.network'));
  });

function focusFirst(form: HTMLFormElement, problems: Record<string, string>): void {
  const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in problems);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * One account form. Its inputs are uncontrolled and read when it is sent: a browser that fills in an
 * address and a password does not always tell the page.
 */
export function useForm<S extends z.ZodMiniType>(
  schemaIn: (values: Values) => S,
  submit: (values: z.output<S>) => Promise<void>,
) {
  const { progress, run } = useProgress();
  const [problems, setProblems] = useState<Record<string, string>>({});
  useEffect(() => {
    addEventListener('input', fetchValues, { once: true });
    return () => removeEventListener('input', fetchValues);
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));
    run(async () => {
      const values = await valuesOrWhy();
      const typed = schemaIn(values).safeParse(fields);
      const found = typed.success ? {} : values.problemsIn(typed.error);
      setProblems(found);
      if (typed.success) await submit(typed.data);
      else focusFirst(form, found);
    });
  };
  return { progress, problems, onSubmit };
}
