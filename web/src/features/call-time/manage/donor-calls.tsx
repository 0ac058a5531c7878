import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { calltimeOutcomes } from '#shared/collections/calltime-sessions.ts';
import type { CallSheet } from '#shared/domain/call-time/sheet.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { showMoment, showMoney } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { type Correctable, CorrectDialog } from '../correct/correct-dialog.tsx';
import styles from './manage.module.css';

const callsShown = 20;

type Props = { list: string; sheet: CallSheet | null; close: () => void; changed: () => void };

/** The calls of one donor on a list, the newest first: each can be corrected. */
export function DonorCalls({ list, sheet, close, changed }: Props) {
  const [correcting, correct] = useState<Correctable | null>(null);
  return (
    <>
      <ChoiceDialog
        opened={sheet !== null && correcting === null}
        title={t('callTime.correct.callsOf', { name: sheet?.name ?? '' })}
        close={close}
      >
        {sheet && <Calls list={list} sheet={sheet} correct={correct} />}
      </ChoiceDialog>
      <CorrectDialog
        of={correcting}
        close={() => correct(null)}
        corrected={() => {
          close();
          changed();
        }}
      />
    </>
  );
}

type CallsProps = { list: string; sheet: CallSheet; correct: (of: Correctable) => void };

function Calls({ list, sheet, correct }: CallsProps) {
  const path = calltimeOutcomes.path(useMember().organization);
  const live = useLiveQuery(calltimeOutcomes, `${path} of ${sheet.person}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'person_id', is: '==', value: sheet.person }] },
        { field: 'at', direction: 'desc' },
      ),
      callsShown,
    ),
  );
  return (
    <LiveView of={live}>
      {(all) => {
        const calls = all.filter((one) => one.list_id === list);
        if (calls.length === 0) return <Text>{t('callTime.list.never')}</Text>;
        return (
          <ul className={styles.rows}>
            {calls.map((one) => {
              const { id, outcome, cents, at, by_name, note, block_id, listed_as, person_id } = one;
              const isWithdrawn = one.withdrawn === true;
              return (
                <li key={id}>
                  <span>
                    {[
                      showMoment(at.toMillis()),
                      t(isWithdrawn ? 'callTime.correct.isWithdrawn' : `callTime.outcomes.${outcome}`),
                      ...(cents === null || isWithdrawn ? [] : [showMoney(cents)]),
                      by_name,
                    ].join(' · ')}
                    {note !== null && <span className={styles.soft}> {note}</span>}
                    {one.former && !isWithdrawn && (
                      <span className={styles.soft}> {t('callTime.correct.corrected')}</span>
                    )}
                  </span>
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() =>
                      correct({
                        ...{ ask: id, block: block_id, person: listed_as ?? person_id },
                        ...{ name: sheet.name, phones: sheet.phones },
                        seen: isWithdrawn ? null : { outcome, cents },
                      })
                    }
                  >
                    {t('callTime.correct.action')}
                  </Button>
                </li>
              );
            })}
          </ul>
        );
      }}
    </LiveView>
  );
}
