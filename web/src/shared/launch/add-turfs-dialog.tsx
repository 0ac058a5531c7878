import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { turfs } from '#shared/collections/turfs.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { changeTurfs } from '../turfs/change-turfs.ts';
import type { Turf } from '../turfs/stored-turf.ts';
import type { TurfChange } from '../turfs/turf-changes.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LiveView } from '../ui/live-view.tsx';
import styles from './event-turfs.module.css';
import type { CampaignEvent } from './launch-event.ts';
import { shiftChoices } from './turf-shift.ts';

/** Turfs that are offered: of the newest cuts. */
const offeredMax = 99;

/** Turfs that nobody has, the newest first. */
function useOffered(): Live<Turf[]> {
  const path = turfs.path(useMember().organization);
  return useLiveQuery(turfs, `${path} in nobody’s hands`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'state', is: 'in', value: ['unassigned', 'returned'] }] },
        { field: 'created_at', direction: 'desc' },
      ),
      offeredMax,
    ),
  );
}

type Props = {
  event: CampaignEvent;
  /** Turfs that it may still have. */
  room: number;
  close: () => void;
};

/** Adds turfs to an event. */
export function AddTurfsDialog({ event, room, close }: Props) {
  const live = useOffered();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const free = live.is === 'ready' ? live.value.filter(({ event_id }) => !event_id) : [];
  const picked = free.filter(({ id }) => chosen.has(id)).slice(0, Math.max(0, room));
  const shifts = shiftChoices(event);
  const [shift, chooseShift] = useState('');
  const pick = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(on ? [...others, ...ids] : others);
    });
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (picked.length === 0) return;
    const changes = picked.map(
      ({ id, event_id, shift_id }): TurfChange => ({
        ...{ operation: 'update', table: 'turfs', id },
        data: { event_id: event.id, shift_id: shift || null },
        base: { event_id: event_id ?? null, shift_id: shift_id ?? null },
      }),
    );
    const note = { title: t('launch.turfs.added', { count: picked.length }), name: event.title };
    if (await changeTurfs(changes, note)) close();
  };
  return (
    <Dialog title={t('launch.turfs.addTitle')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <Text c="var(--ink-soft)">{t('launch.turfs.addHint')}</Text>
          <LiveView of={live} part>
            {() =>
              free.length === 0 ? (
                <Text role="status">{t('launch.turfs.addNone')}</Text>
              ) : (
                <fieldset className={styles.choices} aria-label={t('launch.turfs.add')}>
                  {cutsOf(free).map(([name, ids]) => (
                    <Choice
                      key={ids[0]}
                      label={t('launch.turfs.all', { name })}
                      checked={ids.every((id) => chosen.has(id))}
                      pick={(on) => pick(ids, on)}
                    />
                  ))}
                  {free.map(({ id, name, doors }) => (
                    <Choice
                      key={id}
                      label={`${name} · ${t('launch.turfs.doors', { count: doors })}`}
                      checked={chosen.has(id)}
                      pick={(on) => pick([id], on)}
                    />
                  ))}
                </fieldset>
              )
            }
          </LiveView>
          {free.length > 0 && shifts.length > 0 && (
            <NativeSelect
              label={t('launch.turfs.shift')}
              value={shift}
              onChange={({ currentTarget }) => chooseShift(currentTarget.value)}
              data={shifts}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={picked.length === 0}>
              {picked.length === 0
                ? t('launch.turfs.add')
                : t('launch.turfs.addSubmit', { count: picked.length })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

type ChoiceProps = { label: string; checked: boolean; pick: (on: boolean) => void };

const Choice = ({ label, checked, pick }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => pick(currentTarget.checked)} />
    {label}
  </label>
);

/** The cuts of several turfs each, by name, with the ids of their turfs. */
function cutsOf(all: readonly Turf[]): [string, string[]][] {
  const cuts = new Map<string, { name: string; ids: string[] }>();
  for (const { id, cut_id, cut_name } of all) {
    const cut = cuts.get(cut_id) ?? { name: cut_name, ids: [] };
    cut.ids.push(id);
    cuts.set(cut_id, cut);
  }
  return [...cuts.values()].filter(({ ids }) => ids.length > 1).map(({ name, ids }) => [name, ids]);
}
