import { ActionIcon, Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { installmentsMax, monthsLater } from '#shared/domain/pledges/installments.ts';
import { useFormValues } from '../../../shared/area/form-values.ts';
import { t } from '../../../shared/text/index.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { dollars } from './pledge-area.ts';
import { installmentsOf, type TypedInstallments, typedMoney } from './pledge-form.ts';
import styles from './pledges.module.css';

type Props = {
  label: string;
  value?: TypedInstallments;
  onChange?: (value: TypedInstallments) => void;
  error?: ReactNode;
  'data-path'?: string;
};

const day = { type: 'date', max: '9999-12-31' } as const;

/** When a pledge is due: at once, in monthly parts that add up to the cent, or in parts of one's own. */
export function InstallmentsInput({ label, value, onChange, error, ...input }: Props) {
  const { amount } = useFormValues();
  const cents = moneyField.safeParse(amount).data ?? 0;
  if (!value) return null;
  const parts = installmentsOf(value, cents);
  const choose = (chosen: string) => {
    const first = parts[0]?.due_on ?? '';
    if (chosen === 'own')
      onChange?.({
        is: 'own',
        rows: parts.map(({ due_on, cents: part }) => ({ due_on, cents: part > 0 ? typedMoney(part) : '' })),
      });
    else onChange?.({ is: 'monthly', parts: Number(chosen), first });
  };
  return (
    <div>
      <NativeSelect
        label={t('pledges.form.due')}
        data={[
          { value: '1', label: t('pledges.form.once') },
          ...Array.from({ length: installmentsMax - 1 }, (_, at) => ({
            value: String(at + 2),
            label: t('pledges.form.monthly', { count: at + 2 }),
          })),
          { value: 'own', label: t('pledges.form.own') },
        ]}
        value={value.is === 'own' ? 'own' : String(value.parts)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        aria-invalid={Boolean(error)}
        {...input}
      />
      {value.is === 'monthly' ? (
        <>
          <TextInput
            {...day}
            mt="md"
            required
            label={t('pledges.form.first')}
            value={value.first}
            onChange={({ currentTarget }) => onChange?.({ ...value, first: currentTarget.value })}
          />
          {cents > 0 && value.parts > 1 && value.first !== '' && (
            <ul className={styles.preview} aria-label={label}>
              {parts.map(({ due_on, cents: part }, at) => (
                <li key={due_on}>
                  {t('pledges.form.each', { number: at + 1, cents: dollars(part), day: showDay(due_on) })}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <Rows rows={value.rows} change={(rows) => onChange?.({ is: 'own', rows })} />
      )}
      {error && (
        <Input.Error mt={6} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}

type Row = Extract<TypedInstallments, { is: 'own' }>['rows'][number];

function Rows({ rows, change }: { rows: readonly Row[]; change: (rows: readonly Row[]) => void }) {
  const set = (at: number, fields: Partial<Row>) =>
    change(rows.map((row, place) => (place === at ? { ...row, ...fields } : row)));
  const add = () => {
    const last = rows.at(-1)?.due_on ?? '';
    change([...rows, { due_on: last === '' ? '' : monthsLater(last, 1), cents: '' }]);
  };
  return (
    <div className={styles.rows}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what its place says; days repeat while they are typed.
        <div key={at} className={styles.row}>
          <TextInput
            {...day}
            aria-label={t('pledges.form.day', { number: at + 1 })}
            value={row.due_on}
            onChange={({ currentTarget }) => set(at, { due_on: currentTarget.value })}
          />
          <TextInput
            aria-label={t('pledges.form.cents', { number: at + 1 })}
            inputMode="decimal"
            leftSection="$"
            autoComplete="off"
            value={row.cents}
            onChange={({ currentTarget }) => set(at, { cents: currentTarget.value })}
          />
          <ActionIcon
            className="tap"
            variant="subtle"
            color="gray"
            disabled={rows.length === 1}
            aria-label={t('pledges.form.removePart', { number: at + 1 })}
            onClick={() => change(rows.filter((_, place) => place !== at))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {rows.length < installmentsMax && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
        >
          {t('pledges.form.addPart')}
        </Button>
      )}
    </div>
  );
}
