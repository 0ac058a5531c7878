import { useEffect, useMemo, useState } from 'react';
import { notReachedList } from '#shared/domain/phonebank/list.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { useList, useSearch } from '../../../shared/voters/saved-searches.ts';
import { allVoters, keyOf, readSegment, within } from '../../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../../shared/voters/use-frozen-lists.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { packedIds } from '../../../shared/voters/worker/frozen-lists.ts';
import { notReachedOn, useCallList } from '../data.ts';
import { callableOf, isTooLong, onlyOf } from './call-audience.ts';

/** No list has this id. */
const nothing = 'none';

/** Makes known to the engine whom a list has not reached; false until it is. */
function useNotReached(of: string | null) {
  const live = useCallList(of ?? nothing);
  const list = of !== null && live.is === 'ready' ? live.value : null;
  const { organization } = useMember();
  const { voterFile, engine } = useVoters();
  const file = voterFile.is === 'ready' ? voterFile.facts.fileId : null;
  const [known, setKnown] = useState<string | null>(null);
  const now = list && file ? `${file} ${list.id}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list and file; what changes meanwhile is looked up when they are called.
  useEffect(() => {
    if (now === null || !list) return;
    let current = true;
    notReachedOn(organization, list)
      .then(packedIds)
      .then((ids) => engine.hold(notReachedList, ids))
      .then(
        () => current && setKnown(now),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [now, organization, engine]);
  return { list, ready: now !== null && known === now, missing: of !== null && live.is === 'ready' && !list };
}

/** Whom a new list is for: a saved search, a frozen list, everybody, or those whom another list has not reached (`copy`). */
export function useCallAudience(copy: string | null) {
  const [chosen, choose] = useState(copy ? `copy ${copy}` : '');
  const [kind = '', id] = chosen.split(' ');
  const search = useSearch(kind === 'search' ? id : undefined);
  const frozen = useList(kind === 'list' ? id : undefined);
  const former = useNotReached(kind === 'copy' ? (id ?? null) : null);
  const live = kind === 'search' ? search : kind === 'list' ? frozen : null;
  const record = live?.is === 'ready' ? live.value : null;
  const saved = kind === 'search' && record && 'question' in record ? record.question : '';
  const question = useMemo((): Segment => {
    if (kind === 'copy') return onlyOf(notReachedList);
    return within(readSegment(saved) ?? allVoters, kind === 'list' ? id : undefined);
  }, [kind, id, saved]);
  const holds = useFrozenLists(kind === 'copy' ? allVoters : question);
  const query = useMemo(() => callableOf(question), [question]);
  const missing = former.missing || (live?.is === 'ready' && !record) || readSegment(saved) === null;
  const loading =
    !holds.ready || (live !== null && live.is !== 'ready') || (kind === 'copy' && !former.ready);
  return {
    is: missing
      ? ('missing' as const)
      : isTooLong(question)
        ? ('long' as const)
        : loading
          ? ('loading' as const)
          : ('ready' as const),
    /** As the list remembers it. Whom another list has not reached cannot be asked again. */
    question,
    segment: question,
    query,
    key: `${keyOf(query)} ${former.list?.id ?? ''}`,
    former: former.list,
    name: record?.name ?? null,
    chosen,
    choose,
  };
}
export type CallAudience = ReturnType<typeof useCallAudience>;
