import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { secureLink } from '#shared/collections/position-uses.ts';
import { today } from '#shared/domain/days.ts';
import { useKinds, versionMax } from '#shared/domain/policy/policy-limits.ts';
import { useScripts } from '../../shared/scripts/use-scripts.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { changesOf, seenIn } from '../../shared/ui/form/form-changes.ts';
import { dayField, lineField } from '../../shared/ui/form/form-fields.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { Problem, typed } from '../../shared/ui/form/typed.ts';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import type { Use } from './data.ts';

const titleMax = 200;

const usedForm = () =>
  z.object({
    title: lineField(titleMax, t('form.name.missing')),
    kind: z.enum(useKinds),
    link: z.pipe(
      typed((written): string | null | Problem => {
        const link = written.trim();
        if (link === '') return null;
        return secureLink.safeParse(link).success ? link : new Problem(t('policy.uses.linkHint'));
      }),
      z.nullable(secureLink),
    ),
    script_id: z.pipe(
      z.string(),
      z.transform((id) => id || null),
    ),
    version: z.int().check(z.minimum(1), z.maximum(versionMax)),
    used_on: dayField,
  });

const firstValues = (use: Use | null, version: number) => ({
  title: use?.title ?? '',
  kind: use?.kind ?? ('website' as const),
  link: use?.link ?? '',
  script_id: use?.script_id ?? '',
  version: use?.version ?? version,
  used_on: use?.used_on ?? today(new Date()),
});

type Props = {
  issue: string;
  version: number;
  /** Null for a new one. */
  use: Use | null;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** Where a position is used: noted, or corrected. */
export function UseDialog({ opened, close, onClosed, ...about }: Props) {
  return (
    <ChoiceDialog
      opened={opened}
      title={t(about.use ? 'policy.uses.edit' : 'policy.uses.add')}
      close={close}
      onClosed={onClosed}
    >
      <UseForm {...about} close={close} />
    </ChoiceDialog>
  );
}

function UseForm({ issue, version, use, close }: Omit<Props, 'opened' | 'onClosed'>) {
  const scripts = useScripts(!useMember().can('voters.read'));
  const { form, ...frame } = useRecordForm({
    schema: usedForm(),
    initial: firstValues(use, version),
    save: async (input) => {
      if (!use)
        return commitWithToast({
          operation: 'create',
          table: 'position_uses',
          id: crypto.randomUUID(),
          data: { ...input, issue_id: issue },
        });
      const data = changesOf(use, input);
      if (Object.keys(data).length === 0) return;
      await commitWithToast({
        operation: 'update',
        table: 'position_uses',
        id: use.id,
        data,
        base: seenIn(use, data),
      });
    },
    done: close,
    cancel: close,
  });
  return (
    <RecordForm {...frame} inDialog>
      <NativeSelect
        label={t('fields.position_uses.kind')}
        data={useKinds.map((value) => ({ value, label: t(`choices.position_uses.kind.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <TextInput
        label={t('fields.position_uses.title')}
        required
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      {form.values.kind === 'script' && scripts.is === 'ready' && (
        <NativeSelect
          label={t('policy.uses.script')}
          data={[
            { value: '', label: t('policy.uses.noScript') },
            ...scripts.value.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('script_id')}
        />
      )}
      <TextInput
        label={t('fields.position_uses.link')}
        description={t('policy.uses.linkHint')}
        inputMode="url"
        autoComplete="off"
        {...form.getInputProps('link')}
      />
      <NumberInput
        label={t('fields.position_uses.version')}
        min={1}
        max={version}
        allowDecimal={false}
        {...form.getInputProps('version')}
      />
      <TextInput
        label={t('fields.position_uses.used_on')}
        type="date"
        max="9999-12-31"
        {...form.getInputProps('used_on')}
      />
    </RecordForm>
  );
}
