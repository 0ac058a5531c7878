import { Button } from '@mantine/core';
import { elections as collection, electionsMax } from '#shared/collections/campaign-elections.ts';
import { electionFor } from '#shared/domain/money/election-calendar.ts';
import { useWrites } from '../../shared/area/area.ts';
import type { StoredElection } from '../../shared/fundraising/campaign-race.ts';
import { electionName } from '../../shared/fundraising/limit-texts.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showDay } from '../../shared/ui/format.ts';
import { deleteWithUndo, notifyIfFailed } from '../../shared/ui/toasts.tsx';
import { ElectionDialog } from './election-dialog.tsx';
import styles from './limits.module.css';
import { LineMenu } from './line-menu.tsx';

type Props = { elections: readonly StoredElection[]; today: string };

/** The elections that money is raised for. */
export function ElectionList({ elections, today }: Props) {
  const writes = useWrites(collection);
  const { question, opened, ask, close, onClosed } = useOpenQuestion<StoredElection | 'new'>();
  const next = electionFor(today, elections);
  const statusOf = ({ day, on_ballot, id }: StoredElection) => {
    if (!on_ballot) return t('limits.elections.off');
    if (day < today) return t('limits.elections.past');
    return t(id === next?.id ? 'limits.elections.next' : 'limits.elections.open');
  };
  const remove = ({ id, code }: StoredElection) =>
    notifyIfFailed(
      deleteWithUndo({ operation: 'delete', table: 'elections', id }, electionName(code)),
      t('common.failedToDelete'),
    );
  const isFull = elections.length >= electionsMax;
  const add = writes && !isFull && (
    <Button variant="default" onClick={({ currentTarget }) => ask('new', currentTarget)}>
      {t('limits.elections.add')}
    </Button>
  );
  return (
    <Section title={t('limits.elections.title')} action={add}>
      {elections.length === 0 ? (
        <p className={styles.quiet}>{t('limits.elections.none')}</p>
      ) : (
        <ul className={styles.rules}>
          {elections.map((election) => {
            const name = electionName(election.code);
            return (
              <li key={election.id} className={styles.election}>
                <div className={styles.who}>
                  <strong>{name}</strong> <span className={styles.quiet}>{election.code}</span>
                </div>
                <div className={`${styles.day} figures`}>
                  {showDay(election.day)}
                  <p>{statusOf(election)}</p>
                </div>
                {writes && (
                  <LineMenu
                    name={name}
                    edit={{ label: t('limits.elections.edit', { name }), act: () => ask(election) }}
                    remove={{ label: t('limits.elections.remove', { name }), act: () => remove(election) }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {writes && isFull && (
        <p className={styles.quiet}>{t('limits.elections.full', { count: electionsMax })}</p>
      )}
      {question && (
        <ElectionDialog
          election={question === 'new' ? null : question}
          elections={elections}
          opened={opened}
          close={close}
          onClosed={onClosed}
        />
      )}
    </Section>
  );
}
