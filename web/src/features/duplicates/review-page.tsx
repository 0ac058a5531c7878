import { Badge, Button, Kbd, Progress, Text } from '@mantine/core';
import { IconRefresh, IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { duplicateDecisions, duplicatePairId } from '#shared/collections/duplicate-decisions.ts';
import { people } from '#shared/collections/people.ts';
import { undoMs } from '#shared/constants.ts';
import { writeTo } from '../../shared/area/area.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commit } from '../../shared/data/journal/index.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import {
  changePairs,
  decided,
  dropPeople,
  isOwn,
  type ReviewPair,
  searchDuplicates,
  useDuplicates,
} from '../../shared/people/duplicates/use-duplicates.ts';
import { PeopleTabs } from '../../shared/people/people-tabs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { isTaken } from '../../shared/ui/list/shortcuts.ts';
import { Page } from '../../shared/ui/page.tsx';
import { useSingleKeys } from '../../shared/ui/single-keys.ts';
import { EmptyState, FailedState } from '../../shared/ui/states.tsx';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';
import { type Card, ComparedCards } from './compared-cards.tsx';
import styles from './duplicates.module.css';

/** `/duplicates`: pairs of people who may be one, likeliest first, one at a time. */
export function ReviewPage() {
  const owner = useMember();
  const state = useDuplicates();
  const isHere = isOwn(state, owner);
  const is = isHere ? state.is : 'idle';
  const begin = () => void searchDuplicates({ organization: owner.organization, uid: owner.uid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member who opens it.
  useEffect(() => {
    if (!isHere || is === 'idle' || is === 'failed') begin();
  }, [owner.organization, owner.uid]);
  const isBusy = is === 'reading' || is === 'comparing';
  return (
    <Page
      title={t('duplicates.title')}
      width={1000}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={isBusy}
          onClick={begin}
        >
          {t('duplicates.again')}
        </Button>
      }
    >
      <PeopleTabs />
      {isHere && state.is === 'failed' && <FailedState why={state.why} retry={begin} />}
      {isHere && state.is === 'reading' && <Working label={t('duplicates.reading')} />}
      {isHere && state.is === 'comparing' && <Working label={t('duplicates.comparing')} done={state.done} />}
      {isHere && state.is === 'ready' && <Queue pairs={state.pairs} people={state.people} />}
    </Page>
  );
}

const Working = ({ label, done }: { label: string; done?: number }) => (
  <div className={styles.working} role="status">
    <Text>{label}</Text>
    <Progress value={done === undefined ? 100 : 5 + done * 95} animated aria-label={label} />
  </div>
);

function Queue({ pairs, people: count }: { pairs: readonly ReviewPair[]; people: number }) {
  const [pair] = pairs;
  if (!pair)
    return (
      <EmptyState
        icon={IconUsers}
        title={t('duplicates.empty')}
        hint={t('duplicates.emptyHint', { count, shown: showNumber(count) })}
      />
    );
  return (
    <>
      <Text c="var(--ink-soft)" role="status">
        {t('duplicates.left', { count: pairs.length, shown: showNumber(pairs.length) })}
      </Text>
      <Pair key={`${pair.one}/${pair.other}`} pair={pair} group={groupOf(pair, pairs)} />
    </>
  );
}

/** Everybody whom the same pairs lead to, at most five: they are merged together where they are one. */
function groupOf({ one, other }: ReviewPair, pairs: readonly ReviewPair[]): string[] {
  const group = [one, other];
  for (const pair of pairs) {
    const [first, second] = [group.includes(pair.one), group.includes(pair.other)];
    if (first !== second && group.length < 5) group.push(first ? pair.other : pair.one);
  }
  return group;
}

type Cards = { is: 'loading' } | { is: 'ready'; cards: [Card, Card] } | { is: 'failed'; why: string };

function usePair({ one, other }: ReviewPair): Cards {
  const owner = useMember();
  const { organization } = owner;
  const [cards, setCards] = useState<Cards>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the member is the organization's.
  useEffect(() => {
    let isCurrent = true;
    Promise.all([readOnce(people, one, organization), readOnce(people, other, organization)]).then(
      ([first, second]) => {
        if (!isCurrent) return;
        const gone = [
          ...(first?.merged_into === null ? [] : [one]),
          ...(second?.merged_into === null ? [] : [other]),
        ];
        // Deleted or merged since the search.
        if (!first || !second || gone.length > 0) dropPeople(owner, gone);
        else setCards({ is: 'ready', cards: [first, second] });
      },
      (error: unknown) => isCurrent && setCards({ is: 'failed', why: messageFor(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [one, other, organization]);
  return cards;
}

function Pair({ pair, group }: { pair: ReviewPair; group: readonly string[] }) {
  const owner = useMember();
  const navigate = useNavigate();
  const cards = usePair(pair);
  const { one, other, reasons, isCertain, names } = pair;

  const merge = () => navigate(`/duplicates/merge?ids=${[...new Set(group)].join(',')}`);
  const decide = async (is: 'different' | 'later') => {
    const id = duplicatePairId(one, other);
    const before = decided.get(id);
    const [first = one, second = other] = [one, other].sort();
    try {
      const receipt = await commit(
        writeTo(
          duplicateDecisions,
          before === undefined
            ? { operation: 'create', id, data: { one: first, other: second, is } }
            : { operation: 'update', id, data: { is }, base: { is: before } },
        ),
        { holdMs: undoMs },
      );
      decided.set(id, is);
      changePairs(owner, (pairs) => {
        const left = pairs.filter((each) => each !== pair);
        return is === 'later' ? [...left, pair] : left;
      });
      offerUndo(receipt.id, { title: t(`duplicates.decided.${is}`), name: names }, () => {
        void receipt.undo().then((back) => {
          if (!back) return toast('warning', t('common.tooLate'), t('common.tooLateHint'));
          if (before === undefined) decided.delete(id);
          else decided.set(id, before);
          changePairs(owner, (pairs) => [pair, ...pairs.filter((each) => each !== pair)]);
        });
      });
      receipt.synced.catch((error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)));
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
    }
  };

  const acts = { 1: merge, 2: () => void decide('different'), 3: () => void decide('later') } as const;
  usePairKeys(acts);
  if (cards.is === 'failed') return <FailedState why={cards.why} />;
  if (cards.is === 'loading') return <Working label={t('common.loading')} />;
  return (
    <>
      <div className={styles.reasons}>
        {isCertain && (
          <Badge variant="default" c="var(--good)" bg="var(--good-soft)" bd="0" tt="none" fw={600}>
            {t('duplicates.certain')}
          </Badge>
        )}
        {reasons.map((reason) => (
          <Badge key={reason} variant="default" tt="none" fw={500}>
            {t(`duplicates.reasons.${reason}`)}
          </Badge>
        ))}
      </div>
      <ComparedCards cards={cards.cards} />
      {group.length > 2 && (
        <Text c="var(--ink-soft)">{t('duplicates.group', { count: group.length - 2 })}</Text>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div className={styles.acts} role="group" aria-label={t('duplicates.question')}>
        <Act keyName="1" label={t('duplicates.same')} act={acts[1]} isMain />
        <Act keyName="2" label={t('duplicates.different')} act={acts[2]} />
        <Act keyName="3" label={t('duplicates.later')} act={acts[3]} />
      </div>
    </>
  );
}

type ActProps = { keyName: string; label: string; act: () => void; isMain?: boolean };
function Act({ keyName, label, act, isMain = false }: ActProps) {
  const hasKeys = useSingleKeys(({ on }) => on);
  return (
    <Button
      {...(!isMain && { variant: 'default' })}
      onClick={act}
      aria-keyshortcuts={hasKeys ? keyName : undefined}
      rightSection={
        hasKeys && (
          <Kbd size="xs" className={styles.key} aria-hidden>
            {keyName}
          </Kbd>
        )
      }
    >
      {label}
    </Button>
  );
}

/** `1`, `2` and `3`; they rest while somebody types or a dialog is open. */
function usePairKeys(acts: Readonly<Record<1 | 2 | 3, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const key = ([1, 2, 3] as const).find((one) => String(one) === event.key);
      if (!key || !useSingleKeys.getState().on || isTaken(event.target)) return;
      event.preventDefault();
      acts[key]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
