import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';

type Props = {
  label: string;
  /** What is stored now. */
  value: string;
  autoComplete?: string;
  /** Left out where there must be one. */
  required?: boolean;
  isValid: (name: string) => boolean;
  /** Said when the name does not do. */
  wrong: string;
  save: (name: string) => Promise<void>;
};

/** A name that is edited in place: it can be saved once it differs from what is stored. */
export function NameField({ label, value, autoComplete, required = true, isValid, wrong, save }: Props) {
  const form = useForm({
    initialValues: { name: value },
    validate: { name: (name) => (isValid(name.trim()) ? null : wrong) },
  });
  const same = form.values.name.trim() === value;
  return (
    <form onSubmit={form.onSubmit(({ name }) => void notifyIfFailed(save(name.trim())))} noValidate>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          label={label}
          required={required}
          withAsterisk={false}
          autoComplete={autoComplete ?? 'off'}
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default" mt={28} disabled={same}>
          {t('common.save')}
        </Button>
      </Group>
    </form>
  );
}
