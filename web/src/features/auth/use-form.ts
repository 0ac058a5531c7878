import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useProgress } from '../../shared/ui/entrance/progress.ts';
import { problemsIn } from './values.ts';

function focusFirst(form: HTMLFormElement, problems: Record<string, string>): void {
  const first = Array.from(form.elements).find((element) => (element.getAttribute('name') ?? '') in problems);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * One account form. Its inputs are uncontrolled and read when it is sent: a browser that fills in an
 * address and a password does not always tell the page.
 */
export function useForm<S extends z.ZodMiniType>(schema: S, submit: (values: z.output<S>) => Promise<void>) {
  const { progress, run } = useProgress();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const found = typed.success ? {} : problemsIn(typed.error);
    setProblems(found);
    if (typed.success) run(() => submit(typed.data));
    else focusFirst(event.currentTarget, found);
  };
  return { progress, problems, onSubmit };
}
