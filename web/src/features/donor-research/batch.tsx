import { Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { people } from '#shared/collections/people.ts';
import type { Proposal } from '#shared/domain/research/match-contributors.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import { type Research, useResearch } from '../../shared/research/research-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { FailedState } from '../../shared/ui/states.tsx';
import { PersonProposals } from './person-proposals.tsx';
import { type Card, undecidedOf } from './undecided.ts';

type Cards = { is: 'loading' } | { is: 'ready'; cards: Card[] } | { is: 'failed'; why: string };

function useCards(ids: readonly string[]): Cards & { retry: () => void } {
  const { organization } = useMember();
  const [cards, setCards] = useState<Cards>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const names = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the ids, and another attempt reads again.
  useEffect(() => {
    let isCurrent = true;
    Promise.all(ids.map((id) => readOnce(people, id, organization))).then(
      (found) =>
        isCurrent &&
        setCards({
          is: 'ready',
          cards: found.flatMap((card) => (card && card.merged_into === null ? [card] : [])),
        }),
      (error: unknown) => isCurrent && setCards({ is: 'failed', why: messageFor(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [organization, names, attempt]);
  return { ...cards, retry: () => setAttempt(attempt + 1) };
}

const Waiting = () => (
  <div role="status" aria-label={t('common.loading')}>
    <Skeleton height={96} radius="md" />
  </div>
);

/** Some people and what the file has of them. A read for each, and for each decision about them. */
export function Batch({ proposals }: { proposals: readonly Proposal[] }) {
  const cards = useCards(proposals.map(({ person }) => person));
  if (cards.is === 'loading') return <Waiting />;
  if (cards.is === 'failed') return <FailedState why={cards.why} retry={cards.retry} />;
  return <WithDecisions proposals={proposals} cards={cards.cards} />;
}

function WithDecisions({ proposals, cards }: { proposals: readonly Proposal[]; cards: readonly Card[] }) {
  const research = useResearch(cards.flatMap(({ id, merged_ids }) => [id, ...merged_ids]));
  const [before, setBefore] = useState<readonly Research[] | null>(null);
  // A decision of this screen is known here at once: what was read first stays, so that nothing jumps.
  if (before === null && research.is === 'ready') setBefore(research.value);
  if (cards.length === 0) return <Text c="var(--ink-soft)">{t('research.review.decided')}</Text>;
  if (before) return <Open proposals={proposals} cards={cards} decided={before} />;
  return (
    <LiveView of={research} loading={<Waiting />}>
      {() => null}
    </LiveView>
  );
}

type OpenProps = { proposals: readonly Proposal[]; cards: readonly Card[]; decided: readonly Research[] };

function Open({ proposals, cards, decided }: OpenProps) {
  const open = cards.flatMap((card) => {
    const proposal = proposals.find(({ person }) => person === card.id);
    const contributors = proposal ? undecidedOf(card, proposal, decided) : [];
    return contributors.length > 0 ? [{ card, contributors }] : [];
  });
  if (open.length === 0) return <Text c="var(--ink-soft)">{t('research.review.decided')}</Text>;
  return open.map(({ card, contributors }) => (
    <PersonProposals key={card.id} card={card} contributors={contributors} />
  ));
}
