import { ActionIcon, Button, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { eventCostsCall } from '#shared/api/events-api.ts';
import { eventCostNoteMax, inKindMax } from '#shared/collections/event-costs.ts';
import { goalMax } from '#shared/constants.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import { typedGoal } from '../../../shared/fundraising/typed-goal.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toastWhenSynced } from '../../../shared/ui/toasts.tsx';
import type { EventCosts } from '../event-area.ts';
import { sendAbout, type WaitingCosts } from '../event-data.ts';
import styles from './event-page.module.css';

type Item = { id: string; giver: string; what: string; worth: string };
type Props = {
  id: string;
  costs: EventCosts | null;
  waiting: WaitingCosts | null;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** Cents of what was typed; null where nothing was. */
function centsOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const cents = parseMoney(typed);
  if (cents === null || cents < 0 || cents > goalMax)
    throw new CallError('invalid-argument', t('events.costs.money'));
  return cents;
}

const itemOf = ({ id, giver, what, worth }: Item) => {
  const cents = centsOf(worth);
  if (giver.trim() === '' || what.trim() === '' || cents === null)
    throw new CallError('invalid-argument', t('events.costs.incomplete'));
  return { id, giver: giver.trim(), what: what.trim(), cents };
};

/** What an event costs and is to raise, as typed. */
export function CostsDialog({ id, costs: stored, waiting, opened, close, onClosed }: Props) {
  const costs = waiting ?? stored;
  const [ticket, setTicket] = useState(typedGoal(costs?.ticket ?? 0));
  const [goal, setGoal] = useState(typedGoal(costs?.goal ?? 0));
  const [cost, setCost] = useState(typedGoal(costs?.cost ?? 0));
  const [note, setNote] = useState(costs?.note ?? '');
  const [items, setItems] = useState<readonly Item[]>(
    (costs?.in_kind ?? []).map(({ cents, ...item }) => ({ ...item, worth: typedGoal(cents) })),
  );
  // What was looked at, whatever comes while somebody types.
  const [began] = useState({ seen: waiting?.seen ?? stored?.revision ?? 0, after: waiting?.edit ?? null });
  const act = async (): Promise<boolean> => {
    const { synced } = await sendAbout(
      eventCostsCall,
      { id, series_id: null },
      {
        ...{ id, ...began, edit: crypto.randomUUID() },
        ...{ ticket: centsOf(ticket), goal: centsOf(goal), cost: centsOf(cost) ?? 0 },
        ...{ in_kind: items.map(itemOf), note: note.trim() || null },
      },
    );
    toastWhenSynced(synced);
    return true;
  };
  const money = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <ActDialog
      opened={opened}
      title={t('events.costs.edit')}
      submit={t('common.save')}
      close={close}
      onClosed={onClosed}
      act={act}
    >
      <div className={styles.amounts}>
        <TextInput
          label={t('events.costs.ticket')}
          {...money}
          data-autofocus
          value={ticket}
          onChange={({ currentTarget }) => setTicket(currentTarget.value)}
        />
        <TextInput
          label={t('events.costs.goal')}
          {...money}
          value={goal}
          onChange={({ currentTarget }) => setGoal(currentTarget.value)}
        />
        <TextInput
          label={t('events.costs.cost')}
          {...money}
          value={cost}
          onChange={({ currentTarget }) => setCost(currentTarget.value)}
        />
      </div>
      <InKindItems items={items} change={setItems} />
      <Textarea
        label={t('events.costs.note')}
        autosize
        minRows={2}
        maxLength={eventCostNoteMax}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActDialog>
  );
}

type ItemsProps = { items: readonly Item[]; change: (items: readonly Item[]) => void };

function InKindItems({ items, change }: ItemsProps) {
  const set = (id: string, fields: Partial<Item>) =>
    change(items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  return (
    <fieldset className={styles.inKind}>
      <legend>{t('events.costs.inKind')}</legend>
      <Text size="sm" c="var(--ink-soft)">
        {t('events.costs.inKindHint')}
      </Text>
      {items.map(({ id, giver, what, worth }, at) => (
        <div key={id} className={styles.item}>
          <TextInput
            aria-label={t('events.costs.giver')}
            placeholder={t('events.costs.giver')}
            maxLength={120}
            value={giver}
            onChange={({ currentTarget }) => set(id, { giver: currentTarget.value })}
          />
          <TextInput
            aria-label={t('events.costs.what')}
            placeholder={t('events.costs.what')}
            maxLength={120}
            value={what}
            onChange={({ currentTarget }) => set(id, { what: currentTarget.value })}
          />
          <TextInput
            aria-label={t('events.costs.value')}
            placeholder={t('events.costs.value')}
            leftSection="$"
            inputMode="decimal"
            value={worth}
            onChange={({ currentTarget }) => set(id, { worth: currentTarget.value })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('events.costs.remove', { number: at + 1 })}
            onClick={() => change(items.filter((item) => item.id !== id))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {items.length < inKindMax && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => change([...items, { id: crypto.randomUUID(), giver: '', what: '', worth: '' }])}
        >
          {t('events.costs.add')}
        </Button>
      )}
    </fieldset>
  );
}
