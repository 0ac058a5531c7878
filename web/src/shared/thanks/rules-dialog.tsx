import { ActionIcon, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { letterSettingsCall } from '#shared/api/letters-api.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { type ThankPlan, type ThankWay, thankRulesMax, thankWays } from '#shared/domain/thanks/thank-plan.ts';
import { useCampaignCard } from '../data/campaign-card.ts';
import { CallError } from '../data/error-messages.ts';
import { commitCall } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { ActDialog } from '../ui/dialog/act-dialog.tsx';
import { moneyField } from '../ui/form/form-fields.ts';
import { toastWhenSynced } from '../ui/toasts.tsx';
import styles from './thanks.module.css';

type Props = {
  /** The newest one, to begin with. */
  plan: ThankPlan | null;
  today: string;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};
type Typed = { key: string; amount: string; way: ThankWay; signer: string };

const shown = (cents: number): string => (cents / 100).toFixed(2).replace(/\.00$/, '');
/** What many campaigns do. */
const usual = (signer: string): Omit<Typed, 'key'>[] => [
  { amount: '1000', way: 'call', signer },
  { amount: '250', way: 'letter', signer },
  { amount: '50', way: 'email', signer },
];
const rulesIn = (plan: ThankPlan | null, candidate: string): Typed[] =>
  (
    plan?.rules.map(({ min_cents, way, signer }) => ({ amount: shown(min_cents), way, signer })) ??
    usual(candidate)
  ).map((rule, at) => ({ ...rule, key: String(at) }));

/** Who is thanked how, from a day on. */
export function RulesDialog({ plan, today, ...dialog }: Props) {
  const card = useCampaignCard();
  const candidate = (card.is === 'ready' && card.value?.candidateName) || '';
  const [from, setFrom] = useState(plan && plan.from > today ? plan.from : today);
  const [typed, setTyped] = useState<Typed[] | null>(null);
  const rules = typed ?? rulesIn(plan, candidate);
  const change = (key: string, what: Partial<Typed>) =>
    setTyped(rules.map((rule) => (rule.key === key ? { ...rule, ...what } : rule)));
  const act = async (): Promise<boolean> => {
    const read = rules.map(({ amount, way, signer }) => ({
      min_cents: moneyField.safeParse(amount).data ?? 0,
      way,
      signer: cleanLine(signer),
    }));
    if (read.some(({ min_cents, signer }) => min_cents === 0 || signer === ''))
      throw new CallError('invalid-argument', t('thanks.rules.problem'));
    const { synced } = await commitCall(
      letterSettingsCall,
      { is: 'plan', from, rules: read },
      { entity: { table: 'letter_templates', id: 'settings' } },
    );
    toastWhenSynced(synced);
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('thanks.start.title')}
      submit={t('common.save')}
      // The usual rules name the candidate.
      loading={plan === null && card.is === 'loading'}
      act={act}
    >
      <TextInput
        type="date"
        label={t('thanks.rules.from')}
        description={t('thanks.rules.fromHint')}
        min={today}
        max="9999-12-31"
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      {rules.length === 0 && <Text c="var(--ink-soft)">{t('thanks.rules.none')}</Text>}
      {rules.map(({ key, amount, way, signer }) => (
        <div key={key} className={styles.rule}>
          <TextInput
            label={t('thanks.rules.amount')}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ currentTarget }) => change(key, { amount: currentTarget.value })}
          />
          <NativeSelect
            label={t('thanks.rules.way')}
            data={thankWays.map((value) => ({ value, label: t(`thanks.ways.${value}`) }))}
            value={way}
            onChange={({ currentTarget }) =>
              change(key, { way: thankWays.find((one) => one === currentTarget.value) ?? way })
            }
          />
          <TextInput
            label={t('thanks.rules.signer')}
            autoComplete="off"
            maxLength={120}
            value={signer}
            onChange={({ currentTarget }) => change(key, { signer: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            c="var(--ink-soft)"
            size={36}
            aria-label={t('thanks.rules.remove', { amount: `$${amount}` })}
            onClick={() => setTyped(rules.filter((rule) => rule.key !== key))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {rules.length < thankRulesMax && (
        <Button
          variant="default"
          style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() =>
            setTyped([...rules, { key: crypto.randomUUID(), amount: '', way: 'letter', signer: candidate }])
          }
        >
          {t('thanks.rules.add')}
        </Button>
      )}
    </ActDialog>
  );
}
