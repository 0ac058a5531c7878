import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, showShift } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { alreadyThere, checkIn } from './check-in.ts';
import styles from './door.module.css';
import { codeIn } from './door-list.ts';
import { useCamera } from './use-camera.ts';

type Props = { rows: readonly RosterRow[]; event: RosterEvent; shift: string; close: () => void };
type Result = { kind: 'good' | 'bad' | 'note'; text: string };

/** Milliseconds for which one code that stays before the camera counts once. */
const sameMs = 3_000;

/** Checks in by the QR code of the confirmation, or by the code that is typed where the camera may not be used. */
export function ScanDialog({ rows, event, shift, close }: Props) {
  const [result, tell] = useState<Result | null>(null);
  const [typed, type] = useState('');
  const last = useRef<{ text: string; at: number } | null>(null);

  const take = (text: string): void => {
    const code = codeIn(text);
    const row = code === null ? undefined : rows.find((one) => one.code === code);
    tell(row ? checkInRow(row) : { kind: 'bad', text: t('roster.scan.unknown') });
  };
  const checkInRow = (row: RosterRow): Result => {
    if (row.state === 'blocked') return { kind: 'bad', text: `${row.name}: ${t('roster.door.blocked')}` };
    if (row.state === 'attended') return { kind: 'note', text: `${row.name}: ${alreadyThere(row)}` };
    const other = row.shift_id === shift ? undefined : event.shifts.find(({ id }) => id === row.shift_id);
    void checkIn(row);
    const done = `${row.name}: ${t('roster.done.check_in')}`;
    return { kind: 'good', text: other ? `${done} (${showShift(other)})` : done };
  };
  const { video, state } = useCamera((text) => {
    const now = Date.now();
    const isSame = last.current?.text === text && now - last.current.at < sameMs;
    last.current = { text, at: now };
    if (!isSame) take(text);
  });
  const submit = (pressed: FormEvent) => {
    pressed.preventDefault();
    pressed.stopPropagation();
    take(typed);
    type('');
  };
  return (
    <ChoiceDialog opened title={t('roster.scan.title')} close={close}>
      <Stack gap="md">
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          hidden={state !== 'on'}
          aria-label={t('roster.scan.camera')}
        />
        {state === 'starting' && <Text>{t('roster.scan.starting')}</Text>}
        {state === 'on' && <Text c="var(--ink-soft)">{t('roster.scan.hint')}</Text>}
        {state === 'refused' && <Text c="var(--goal)">{t('roster.scan.refused')}</Text>}
        {state === 'none' && <Text c="var(--goal)">{t('roster.scan.none')}</Text>}
        <div role="status">
          {result && (
            <p className={styles.result} data-kind={result.kind}>
              {result.text}
            </p>
          )}
        </div>
        <form onSubmit={submit}>
          <TextInput
            label={t('roster.scan.code')}
            description={t('roster.scan.codeHint')}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            data-autofocus
          />
          <Button type="submit" mt="sm" disabled={typed.trim() === ''}>
            {t('roster.do.check_in')}
          </Button>
        </form>
      </Stack>
    </ChoiceDialog>
  );
}
