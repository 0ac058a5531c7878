// The journal comes with the form: one that is open can be saved, whatever has become of the network since.
import '../../data/journal/tab.ts';
import { type FormErrors, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { messageFor } from '../../data/error-messages.ts';
import { t } from '../../text/index.ts';
import { toast } from '../toasts.tsx';
import { useLeaving } from './leaving.ts';
import { problemsOf } from './typed.ts';

type Options<Values, S> = {
  /** Reads what was typed; its words are the form's. */
  schema: S;
  initial: Values;
  /** Resolves when the record is safe on this device. */
  save: (data: z.output<S & z.ZodMiniType>) => Promise<void>;
  /** Where to go then, and where without saving. */
  done: () => void;
  cancel: () => void;
};

/**
 * One record being written: checks a field when it is left and all when it is sent, goes to the first
 * problem, sends once however often Enter is pressed, and asks before what was typed is lost.
 */
export function useRecordForm<Values extends Record<string, unknown>, S extends z.ZodMiniType>(
  options: Options<Values, S>,
) {
  const { schema, save, done } = options;
  const [saving, setSaving] = useState(false);
  const over = useRef(false);
  const form = useForm<Values>({
    initialValues: options.initial,
    validateInputOnBlur: true,
    validate: (values): FormErrors => {
      const read = schema.safeParse(values);
      return read.success ? {} : problemsOf(read.error);
    },
  });
  const leaving = useLeaving(() => !over.current && form.isDirty());

  const send = async (values: Values) => {
    const read = schema.safeParse(values);
    if (!read.success || over.current) return;
    over.current = true;
    setSaving(true);
    try {
      await save(read.data);
      done();
    } catch (error) {
      over.current = false;
      setSaving(false);
      toast('error', t('common.failedToSave'), messageFor(error));
    }
  };
  const focusFirst = (errors: FormErrors) => {
    const found = Object.keys(errors);
    // In the order of the form; of a list of records, the input that has the problem.
    const field = Object.keys(options.initial).find((one) => errors[one]);
    const first = found.find((one) => one.startsWith(`${field}.`)) ?? field;
    if (first) form.getInputNode(first)?.focus();
  };
  const onCancel = () => {
    over.current = true;
    options.cancel();
  };
  return { form, saving, leaving, onCancel, onSubmit: form.onSubmit(send, focusFirst) };
}
