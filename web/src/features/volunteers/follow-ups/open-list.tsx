import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { shownMax, useOpen } from './follow-up-data.ts';
import styles from './follow-ups.module.css';

type Props = { title: string; owner: string | null; current: string | null; take: (id: string) => void };

/** Open follow-ups of a member or of the campaign; each can be taken out of its turn, also before it is due. */
export function OpenList({ title, owner, current, take }: Props) {
  const live = useOpen(owner);
  const now = useNow();
  return (
    <section aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <LiveView of={live} part>
        {(found) => {
          const others = found.filter(({ id }) => id !== current);
          if (others.length === 0) return <p className={styles.soft}>{t('followUps.none')}</p>;
          return (
            <>
              <ul className={styles.list}>
                {others.map(({ id, name, kind, person_id, due_at, free_at, claimed_by }) => (
                  <li key={id} className={styles.line}>
                    <div>
                      {person_id ? (
                        <Anchor component={Link} to={`/people/${person_id}`} fw={600}>
                          {name}
                        </Anchor>
                      ) : (
                        <strong>{name}</strong>
                      )}
                      <p>{t(`followUps.kinds.${kind}`)}</p>
                      <p className={styles.soft}>
                        {t('followUps.since', { day: showMoment(due_at.toMillis()) })}
                      </p>
                    </div>
                    {claimed_by !== null && free_at.toMillis() > now ? (
                      <span className={styles.soft}>{t('followUps.claimed')}</span>
                    ) : (
                      <Button
                        variant="default"
                        size="compact-md"
                        aria-label={t('followUps.takeOf', { name })}
                        onClick={() => take(id)}
                      >
                        {t('followUps.take')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {found.length >= shownMax && (
                <Text size="sm" c="var(--ink-soft)" mt="xs">
                  {t('followUps.more', { count: shownMax })}
                </Text>
              )}
            </>
          );
        }}
      </LiveView>
    </section>
  );
}
