import '../../text/fundraising/en.ts';
import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core';
import { IconUsersPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { giftSharesMax } from '#shared/domain/gifts/gift-ids.ts';
import { t } from '../../text/index.ts';
import { localDay } from '../../ui/form/days.ts';
import { showMoney } from '../../ui/format.ts';
import { MeterLines } from '../meter/donor-meter.tsx';
import { useMeter } from '../meter/use-meter.ts';
import styles from './shares.module.css';
import { type ShareDonor, sharesOf, type TypedShare } from './typed-shares.ts';

export type PickerProps = {
  label: string;
  value: ShareDonor | null;
  onChange: (donor: ShareDonor | null) => void;
  'data-path'?: string | undefined;
};

type Props = {
  label: string;
  /** Whose gift it is, and its cents, as far as they are typed. */
  donor: ShareDonor | null;
  amount: number | null;
  /** The day and the election whose limits count. */
  day?: string | undefined;
  election: string | null;
  value: readonly TypedShare[];
  onChange: (shares: readonly TypedShare[]) => void;
  error?: ReactNode;
  'data-path'?: string | undefined;
  picker: (props: PickerProps) => ReactNode;
};

/** The people who give one gift together, each with their part and beside it what they can still give. */
export function SharesInput({ label, donor, amount, value, onChange, error, picker, ...props }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { day, election, 'data-path': path } = props;
  const set = (at: number, fields: Partial<TypedShare>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...fields } : one)));
  const add = () => {
    onChange([...value, { donor: null, amount: '' }]);
    // Whoever adds a person names them next.
    setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus());
  };
  const button = (
    <Button
      variant="default"
      leftSection={<IconUsersPlus size={16} aria-hidden />}
      className={styles.add ?? ''}
      onClick={add}
    >
      {t(value.length === 0 ? 'fundraising.shares.open' : 'fundraising.shares.add')}
    </Button>
  );
  const cents = amount === null ? [] : sharesOf(amount, value);
  const meter = (who: ShareDonor | null, at: number) =>
    who &&
    !who.isNew && <ShareMeter donor={who.id} day={day} election={election} adding={cents[at] ?? null} />;
  return (
    <fieldset ref={list} className={styles.shares}>
      <legend className={value.length === 0 ? 'visually-hidden' : styles.legend}>{label}</legend>
      {value.length > 0 && (
        <>
          <Text size="sm" c="var(--ink-soft)">
            {t('fundraising.shares.hint')}
          </Text>
          <ul className={styles.people}>
            <li className={styles.person}>
              <p className={styles.own}>
                {t('fundraising.shares.own', {
                  name: donor?.name ?? t('fundraising.shares.donor'),
                  amount: cents[0] === undefined ? '–' : showMoney(cents[0]),
                })}
              </p>
              <div className={styles.meter}>{meter(donor, 0)}</div>
            </li>
            {value.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: who is picked changes, and its place does not.
              <li key={at} className={styles.person}>
                <div className={styles.fields}>
                  {picker({
                    ...{ label: t('fundraising.shares.other', { number: at + 2 }), value: one.donor },
                    onChange: (who) => set(at, { donor: who }),
                    ...(at === 0 && { 'data-path': path }),
                  })}
                  <TextInput
                    label={t('fundraising.shares.amount')}
                    placeholder={
                      cents[at + 1] === undefined || one.amount.trim() !== ''
                        ? t('fundraising.shares.equal')
                        : ((cents[at + 1] ?? 0) / 100).toFixed(2)
                    }
                    leftSection="$"
                    inputMode="decimal"
                    autoComplete="off"
                    value={one.amount}
                    onChange={({ currentTarget }) => set(at, { amount: currentTarget.value })}
                  />
                  <ActionIcon
                    className="tap"
                    variant="subtle"
                    color="gray"
                    aria-label={t('fundraising.shares.remove', { number: at + 2 })}
                    onClick={() => onChange(value.filter((_, place) => place !== at))}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </div>
                <div className={styles.meter}>{meter(one.donor, at + 1)}</div>
              </li>
            ))}
          </ul>
          <p role="status" className={styles.sum}>
            {amount !== null &&
              t('fundraising.shares.sum', {
                parts: cents.map((one) => showMoney(one)).join(' + '),
                sum: showMoney(amount),
              })}
          </p>
        </>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {value.length < giftSharesMax - 1 && button}
    </fieldset>
  );
}

type MeterProps = { donor: string; day: string | undefined; election: string | null; adding: number | null };

function ShareMeter({ donor, day = localDay(new Date()), election, adding }: MeterProps) {
  const meter = useMeter(donor, day, undefined, election);
  return (
    <>
      {adding !== null && adding > 0 && (
        <p className={styles.adds}>{t('fundraising.shares.adds', { amount: showMoney(adding) })}</p>
      )}
      <MeterLines meter={meter} election={election} adding={adding} alone />
    </>
  );
}
