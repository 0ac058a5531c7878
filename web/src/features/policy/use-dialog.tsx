import { NativeSelect, NumberInput } from '@mantine/core';
import * as z from 'zod/mini';
import { positionUses, secureLink } from '#shared/collections/position-uses.ts';
import { today } from '#shared/domain/days.ts';
import { areaPaths, writeTo } from '../../shared/area/area.ts';
import { AreaForm, saveChanges } from '../../shared/area/area-form.tsx';
import {
  choiceField,
  dayField,
  type FormField,
  type InputProps,
  lineField,
} from '../../shared/area/form-parts.tsx';
import { useScripts } from '../../shared/scripts/use-scripts.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { lineField as readLine } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import type { Use } from './data.ts';
import { paths } from './policy-paths.ts';

const area = {
  collection: positionUses,
  texts: 'policy',
  paths: areaPaths(paths.list),
  nameOf: ({ title }: Use) => title,
} as const;

const titleMax = 200;

const link = lineField(
  z.pipe(
    typed((written): string | null | Problem => {
      const address = written.trim();
      if (address === '') return null;
      return secureLink.safeParse(address).success ? address : new Problem(t('policy.uses.linkHint'));
    }),
    z.nullable(secureLink),
  ),
  { inputMode: 'url' },
);

function ScriptInput({ stored: _, ...props }: InputProps) {
  const scripts = useScripts(!useMember().can('voters.read'));
  const known = scripts.is === 'ready' ? scripts.value : [];
  const none = { value: '', label: t('policy.uses.noScript') };
  return (
    <NativeSelect data={[none, ...known.map(({ id, name }) => ({ value: id, label: name }))]} {...props} />
  );
}
const script: FormField = {
  schema: z.pipe(
    z.string(),
    z.transform((id) => id || null),
  ),
  initial: (stored) => stored ?? '',
  input: (props) => <ScriptInput {...props} />,
};

const versionField = (current: number): FormField => ({
  schema: z.int().check(z.minimum(1), z.maximum(current)),
  initial: (stored) => stored ?? current,
  input: ({ stored: _, ...props }) => (
    <NumberInput min={1} max={current} clampBehavior="strict" allowDecimal={false} {...props} />
  ),
});

/** Stored with a new use and never shown: which issue it belongs to. */
const issueField: FormField = {
  schema: positionUses.schema.shape.issue_id,
  initial: (stored) => stored,
  input: () => null,
};

const fieldsFor = (current: number) => () => ({
  fields: {
    kind: choiceField(area, 'kind', 'website'),
    title: lineField(readLine(titleMax, t('form.name.missing')), { required: true }),
    link: { ...link, hint: 'policy.uses.linkHint' as const },
    script_id: { ...script, label: 'policy.uses.script' as const },
    version: versionField(current),
    used_on: dayField,
    issue_id: issueField,
  },
});

type Props = {
  issue: string;
  /** The current version of the position. */
  version: number;
  /** Null for a new one. */
  use: Use | null;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** Where a position is used: noted, or corrected. */
export function UseDialog({ issue, version, use, opened, close, onClosed }: Props) {
  const create = (data: object) =>
    commitWithToast(writeTo(positionUses, { operation: 'create', id: crypto.randomUUID(), data }));
  return (
    <ChoiceDialog
      opened={opened}
      title={t(use ? 'policy.uses.edit' : 'policy.uses.add')}
      close={close}
      onClosed={onClosed}
    >
      <AreaForm
        area={area}
        fields={fieldsFor(version)}
        record={use}
        known={{ issue_id: issue, used_on: today(new Date()) }}
        save={(input) => (use ? saveChanges(area, use, input) : create(input))}
        done={close}
        cancel={close}
        inDialog
      />
    </ChoiceDialog>
  );
}
