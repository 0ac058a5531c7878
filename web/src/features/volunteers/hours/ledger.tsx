import '../../../shared/text/hours/en.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hourEntries } from '#shared/collections/hour-entries.ts';
import { people } from '#shared/collections/people.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { alignedHours } from '../../../shared/ui/hours.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Volunteer } from '../volunteer-area.ts';
import { AddHoursDialog } from './add-hours-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import styles from './ledger.module.css';
import { LedgerLine } from './ledger-line.tsx';
import { beforeLedger, type LedgerRow, ledgerRows, minutesOn } from './ledger-rows.ts';
import { UnsentLine } from './unsent-line.tsx';
import { useUnsent } from './use-unsent.ts';

/** Entries that a page of a volunteer reads. */
const entriesShown = 60;

/** What somebody's hours are made of, latest first, with the total after each. A read for the card and for each entry. */
export function Ledger({ volunteer }: { volunteer: Volunteer }) {
  const { id, name, totalHours } = volunteer;
  const { organization, can } = useMember();
  const writes = can('volunteers.write');
  const card = useCachedDocument(people, organization, id);
  const merged = card.is === 'ready' ? (card.value?.merged_ids ?? []) : [];
  const path = hourEntries.path(organization);
  const ids = [id, ...merged];
  const live = useLiveQuery(
    hourEntries,
    `${path} of ${ids.join(' ')}`,
    () =>
      firstOf(
        inOrder(
          { path, conditions: [{ field: 'person_id', is: 'in', value: ids }] },
          { field: 'day', direction: 'desc' },
        ),
        entriesShown,
      ),
    card.is === 'loading',
  );
  const unsent = useUnsent();
  const [isAdding, add] = useState(false);
  const [correcting, correct] = useState<LedgerRow | null>(null);
  const entries = live.is === 'ready' ? live.value : [];
  const stored = new Set(entries.map((one) => one.id));
  const added = unsent.added.filter((one) => one.personId === id && !stored.has(one.id));
  const known = (day: string) =>
    minutesOn(entries, day) + added.reduce((sum, one) => sum + (one.day === day ? one.minutes : 0), 0);
  const totalMinutes = Math.round(totalHours * 60);
  const isWhole = entries.length < entriesShown;
  const before = isWhole ? beforeLedger(entries, totalMinutes) : 0;
  return (
    <Part
      title={t('hours.title')}
      aside={
        writes && (
          <Button variant="default" size="compact-md" onClick={() => add(true)}>
            {t('hours.add')}
          </Button>
        )
      }
    >
      <LiveView of={live} part>
        {(found) =>
          found.length === 0 && added.length === 0 && before === 0 ? (
            <Text size="sm" c="var(--ink-soft)">
              {t('hours.empty')}
            </Text>
          ) : (
            <ul className={styles.list} aria-label={t('hours.title')}>
              {added.map((one) => (
                <UnsentLine key={one.id} unsent={one} />
              ))}
              {ledgerRows(found, totalMinutes).map((row) => (
                <LedgerLine
                  key={row.entry.id}
                  row={row}
                  correction={unsent.corrected.find(({ entryId }) => entryId === row.entry.id) ?? null}
                  {...(writes && { correct: () => correct(row) })}
                />
              ))}
              {before > 0 && (
                <li className={styles.entry}>
                  <span>{t('hours.before')}</span>
                  <span className={styles.number}>{alignedHours(before / 60)}</span>
                  <span className={styles.number}>{alignedHours(before / 60)}</span>
                  <span className={styles.about}>{t('hours.beforeHint')}</span>
                </li>
              )}
            </ul>
          )
        }
      </LiveView>
      {!isWhole && (
        <Text size="sm" c="var(--ink-soft)" mt="xs">
          {t('hours.older', { count: entriesShown })}
        </Text>
      )}
      {writes && (
        <Anchor component={Link} to="/volunteers/hours" size="sm" mt="xs" display="inline-block">
          {t('hours.waiting.open')}
        </Anchor>
      )}
      <AddHoursDialog whose={{ id, name }} known={known} opened={isAdding} close={() => add(false)} />
      {correcting && correcting.current !== null && (
        <CorrectDialog
          key={correcting.entry.id}
          whose={{ id, name }}
          entry={correcting.entry}
          current={correcting.current}
          close={() => correct(null)}
        />
      )}
    </Part>
  );
}
