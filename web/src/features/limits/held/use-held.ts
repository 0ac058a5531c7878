import { useCallback, useEffect, useState } from 'react';
import { contextOf } from '#shared/domain/money/person-meter.ts';
import type { MeterContext } from '#shared/domain/money/windows.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useElections, useFinanceSettings, useOwnLimits } from '../../../shared/fundraising/campaign-race.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { storeFoundHeld } from '../../../shared/waiting/found-held.ts';
import { donorsAtOnce, type Found, findHeld } from './find-held.ts';

/** Milliseconds until the database is asked again that did not answer though there is a connection. */
const retryMs = 2_000;

type Looked =
  | { is: 'looking'; found: Found | null }
  | { is: 'failed'; why: string; isUnreachable: boolean }
  | { is: 'found'; found: Found };

/** `race`: null until somebody has set it. */
export type Held = { race: Live<MeterContext | null>; looked: Looked; more: () => void; again: () => void };

/** The race, its elections and own limits, and what is held by them: three listeners, and the reads of `findHeld`. */
export function useHeld(today: string): Held {
  const { organization, uid } = useMember();
  const [settings, elections, own] = [useFinanceSettings(), useElections(), useOwnLimits()];
  const isReady = settings.is === 'ready' && elections.is === 'ready' && own.is === 'ready';
  const context = isReady
    ? contextOf({ settings: settings.value, elections: elections.value, own: own.value })
    : null;
  // Another one where a rule, an election or the race has changed: every case follows.
  const ruled = context && JSON.stringify({ ...context, own: isReady && own.value });
  const [ask, setAsk] = useState({ count: donorsAtOnce, time: 0 });
  const [looked, setLooked] = useState<Looked>({ is: 'looking', found: null });
  const again = useCallback(() => setAsk(({ count, time }) => ({ count, time: time + 1 })), []);
  const more = useCallback(
    () => setAsk(({ count, time }) => ({ count: count + donorsAtOnce, time: time + 1 })),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ruled` stands for the context.
  useEffect(() => {
    if (!context) return;
    let isCurrent = true;
    setLooked((before) => ({ is: 'looking', found: before.is === 'failed' ? null : before.found }));
    findHeld(organization, context, { today, count: ask.count }).then(
      (found) => {
        if (!isCurrent) return;
        setLooked({ is: 'found', found });
        storeFoundHeld(
          { organization, uid },
          found.cases.map(({ gift, election, donor, by }) => ({
            ...{ key: `${gift}_${election ?? ''}`, name: donor.name, by },
          })),
        );
      },
      (error: unknown) => {
        const isUnreachable = error instanceof Error && Reflect.get(error, 'code') === 'unavailable';
        if (isCurrent) setLooked({ is: 'failed', why: messageFor(error), isUnreachable });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [organization, uid, ruled, today, ask]);
  // What could not be looked for without a connection is looked for once there is one, and the database may notice later.
  const online = useConnectivity((state) => state.online);
  const isUnreachable = looked.is === 'failed' && looked.isUnreachable;
  useEffect(() => {
    if (!isUnreachable || !online) return;
    const timer = setTimeout(again, retryMs);
    return () => clearTimeout(timer);
  }, [isUnreachable, online, again]);
  const notReady = [settings, elections, own].find(({ is }) => is === 'failed' || is === 'unseen');
  const race: Live<MeterContext | null> =
    settings.is === 'ready' && isReady
      ? { ...settings, value: context }
      : notReady && notReady.is !== 'ready'
        ? notReady
        : { is: 'loading' };
  return { race, looked, more, again };
}
