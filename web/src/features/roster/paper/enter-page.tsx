import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import type { RosterEvent, RosterShift } from '../../../shared/roster/roster-shift.ts';
import type { Sent } from '../../../shared/roster/send-roster.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import { RosterView } from '../roster-view.tsx';
import { ShiftChoice } from '../shift-choice.tsx';
import styles from './enter.module.css';
import { EnterLine } from './enter-line.tsx';
import { emptyLine, isBlank, type Line, type LineProblems, problemsOf, sendLine } from './entry.ts';

/** `/events/:id/roster/enter`: a sheet that was filled in by hand, typed in line by line. */
export function EnterPage() {
  return (
    <RosterView below="roster" title={({ title }) => t('roster.enter.title', { name: title })}>
      {({ event, rows }) => <ShiftGrid event={event} rows={rows} />}
    </RosterView>
  );
}

function ShiftGrid({ event, rows }: { event: RosterEvent; rows: readonly RosterRow[] }) {
  const [params, setParams] = useSearchParams();
  const shift = event.shifts.find(({ id }) => id === params.get('shift')) ?? event.shifts[0];
  const ofShift = useMemo(() => rows.filter(({ shift_id }) => shift_id === shift?.id), [rows, shift]);
  if (!shift) return null;
  return (
    <>
      <ShiftChoice
        event={event}
        value={shift.id}
        onChange={(value) => setParams({ shift: value }, { replace: true })}
      />
      <Grid key={shift.id} event={event} shift={shift} rows={ofShift} />
    </>
  );
}

type Props = { event: RosterEvent; shift: RosterShift; rows: readonly RosterRow[] };

/** Lines that are there at first. */
const firstLines = 3;

function Grid({ event, shift, rows }: Props) {
  const time = shift.from.slice(11);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    Array.from({ length: firstLines }, () => emptyLine(time)),
  );
  const [problems, setProblems] = useState<ReadonlyMap<string, LineProblems>>(new Map());
  const grid = useRef<HTMLFormElement>(null);
  const typed = lines.filter((line) => !isBlank(line));
  const change = (next: Line) =>
    setLines((before) => {
      const after = before.map((line) => (line.id === next.id ? next : line));
      const last = after.at(-1);
      // There is always an empty line to go on in.
      return last && !isBlank(last) ? [...after, emptyLine(next.time)] : after;
    });
  const focusAfter = (line: Line) => {
    const next = lines[lines.findIndex(({ id }) => id === line.id) + 1];
    requestAnimationFrame(() =>
      grid.current
        ?.querySelector<HTMLInputElement>(next ? `[data-line="${next.id}"] input` : 'tr:last-of-type input')
        ?.focus(),
    );
  };
  const save = async (pressed: FormEvent) => {
    pressed.preventDefault();
    const found = new Map(
      typed.flatMap((line) => {
        const wrong = problemsOf(event, shift, line);
        return wrong ? [[line.id, wrong] as const] : [];
      }),
    );
    setProblems(found);
    if (found.size > 0 || typed.length === 0) return;
    const sent: Sent[] = [];
    const isSaved = await notifyIfFailed(
      (async () => {
        for (const line of typed) {
          const one = await sendLine(event, shift, line);
          if (one) sent.push(one);
          // What is safe on this device is no line to type any more, also where the next one is refused.
          setLines((before) => before.filter(({ id }) => id !== line.id));
        }
      })(),
    );
    setLines((before) => (before.length === 0 ? [emptyLine(time)] : before));
    if (!isSaved && sent.length === 0) return;
    offerUndo(
      `sheet ${typed[0]?.id}`,
      { title: t('roster.done.check_in'), name: t('roster.people', { count: sent.length }) },
      () => void notifyIfFailed(Promise.all(sent.map(({ undo }) => undo()))),
    );
  };
  return (
    <form ref={grid} onSubmit={(pressed) => void save(pressed)} noValidate>
      <Text c="var(--ink-soft)" mb="sm">
        {t('roster.enter.hint')}
      </Text>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{t('roster.add.name')}</th>
              <th scope="col">{t('roster.add.phone')}</th>
              <th scope="col">{t('roster.add.email')}</th>
              <th scope="col">{t('roster.sheet.time')}</th>
            </tr>
          </thead>
          {lines.map((line, at) => (
            <EnterLine
              key={line.id}
              number={at + 1}
              line={line}
              lines={lines}
              rows={rows}
              problems={problems.get(line.id) ?? null}
              change={change}
              next={() => focusAfter(line)}
            />
          ))}
        </table>
      </div>
      <Group mt="md">
        <Button type="submit" disabled={typed.length === 0}>
          {typed.length === 0 ? t('roster.enter.saveNone') : t('roster.enter.save', { count: typed.length })}
        </Button>
      </Group>
    </form>
  );
}
