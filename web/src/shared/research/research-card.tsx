import '../text/research/en.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { people } from '#shared/collections/people.ts';
import { countedContributions, joinContributions, sumOf } from '#shared/domain/research/contribution.ts';
import { useCachedDocument } from '../data/use-cached-document.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { LiveView } from '../ui/live-view.tsx';
import { notifyIfFailed } from '../ui/toasts.tsx';
import { Contributions, dollars } from './contributions.tsx';
import { placeText, workText } from './contributor-facts.ts';
import { decideResearch } from './decisions.ts';
import { LegalNote } from './legal-note.tsx';
import styles from './research.module.css';
import { type Research, useResearch } from './research-data.ts';
import { researchPath } from './research-path.ts';

/** What the public record says of somebody whom the campaign knows, marked as such. Two reads and more where something is. */
export default function ResearchCard({ person }: { person: string }) {
  const card = useCachedDocument(people, useMember().organization, person);
  return (
    <LiveView of={card} part>
      {(found) => found && <OfPerson person={found} ids={[found.id, ...found.merged_ids]} />}
    </LiveView>
  );
}

type Props = { person: { id: string; name: string }; ids: readonly string[] };

function OfPerson({ person, ids }: Props) {
  const title = useId();
  const research = useResearch(ids);
  return (
    <section aria-labelledby={title} className={styles.card}>
      <h2 id={title}>{t('research.card.title')}</h2>
      <LegalNote />
      <LiveView of={research} part>
        {(found) => <Found person={{ ...person, ids }} found={found} />}
      </LiveView>
    </section>
  );
}

function Found({
  person,
  found,
}: {
  person: Props['person'] & Pick<Props, 'ids'>;
  found: readonly Research[];
}) {
  const { can } = useMember();
  const writes = can(decideResearchCall.guard.capability ?? 'donors.write');
  const same = found.filter(({ is }) => is === 'same');
  const other = found.filter(({ is }) => is === 'other');
  const every = joinContributions(same.flatMap(({ contributions }) => contributions));
  const open = (some: readonly Research[]) =>
    void notifyIfFailed(
      decideResearch(
        person,
        some.map(({ contributor }) => ({ is: 'open', contributor })),
      ),
    );
  return (
    <>
      {same.length === 0 ? (
        <Text c="var(--ink-soft)">
          {t('research.card.none')}{' '}
          {writes && (
            <Anchor component={Link} to={researchPath} inherit underline="always">
              {t('research.card.toFile')}
            </Anchor>
          )}
        </Text>
      ) : (
        <Text>
          <strong>{dollars(sumOf(every))}</strong>{' '}
          {t('research.card.sum', { count: countedContributions(every).length })}
        </Text>
      )}
      {same.map((one) => (
        <Confirmed
          key={one.id}
          research={one}
          rule={
            writes
              ? () =>
                  void notifyIfFailed(decideResearch(person, [{ is: 'other', contributor: one.contributor }]))
              : null
          }
        />
      ))}
      {other.length > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('research.card.ruledOut', { count: other.length })}{' '}
          {writes && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => open(other)}>
              {t('research.card.again')}
            </Button>
          )}
        </Text>
      )}
    </>
  );
}

function Confirmed({ research, rule }: { research: Research; rule: (() => void) | null }) {
  const { found, contributions, decided_by_name: by } = research;
  if (!found) return null;
  return (
    <div className={styles.contributor}>
      <div>
        <strong>{found.name}</strong>
        <span className={styles.quiet}>
          {[placeText(found), workText(found)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.quiet}>{t('research.card.confirmedBy', { name: by })}</span>
      </div>
      <Contributions of={contributions} label={t('research.rowsOf', { name: found.name })} />
      {rule && (
        <Button
          variant="default"
          size="compact-sm"
          w="fit-content"
          aria-label={t('research.rejectName', { name: found.name })}
          onClick={rule}
        >
          {t('research.reject')}
        </Button>
      )}
    </div>
  );
}
