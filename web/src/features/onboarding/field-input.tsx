import { Button, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { t } from '../../shared/text/index.ts';
import styles from './onboarding.module.css';
import type { Field } from './onboarding-steps.ts';
import type { FieldState } from './use-wizard.ts';

/** From this part of a text's length on, the room that is left is shown. */
const nearly = 0.8;

/** Help below the field, so that fields side by side stand level. */
const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

type Props = {
  name: Field;
  state: FieldState;
  /** Suggestions, by the id of their list. */
  list?: string;
  /** Where what stands around the field says the rest. */
  label?: string;
  brief?: boolean;
};

/** One field of the candidate profile, drawn by its kind. */
export function FieldInput({ name, state, list, label, brief = false }: Props) {
  const { kind, max } = profileFields[name];
  const left = max - state.text.length;
  const help = brief ? null : t(`profileFields.fields.${name}.help`);
  const shared = {
    name,
    size: 'md',
    label: label ?? t(`profileFields.fields.${name}.label`),
    inputWrapperOrder: order,
    description: kind === 'prose' && left < max * (1 - nearly) ? t('onboarding.left', { count: left }) : help,
    error: state.problem,
    value: state.text,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => state.change(currentTarget.value),
    onBlur: state.leave,
  } as const;
  return (
    <div>
      {kind === 'prose' ? (
        <Textarea {...shared} autosize minRows={3} maxRows={14} />
      ) : (
        <TextInput
          {...shared}
          required={kind === 'name'}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          enterKeyHint="next"
          list={list}
        />
      )}
      {state.meanwhile !== null && <Meanwhile value={state.meanwhile} take={state.takeServer} />}
    </div>
  );
}

const Meanwhile = ({ value, take }: { value: string; take: () => void }) => (
  <p className={styles.meanwhile} role="status">
    {value === '' ? t('onboarding.meanwhileEmpty') : t('onboarding.meanwhile', { value })}
    <Button variant="default" size="compact-sm" onClick={take}>
      {t('onboarding.takeTheirs')}
    </Button>
  </p>
);
