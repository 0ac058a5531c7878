import { useEffect, useReducer, useState } from 'react';
import { campaignAchievements } from '#shared/collections/campaign_achievements.ts';
import { lastUnlocked, type Unlocked, unlockedFrom } from '../../shared/data/achievements.ts';
import { useLiveQuery } from '../../shared/data/live.ts';
import { useMember } from '../../shared/session/member.ts';
import { spoken } from '../../shared/text/bundle.ts';
import { after, emptyQueue } from './achievements-queue.ts';
import {
  isNews,
  nothingTold,
  type Place,
  rememberTold,
  type Told,
  toldBefore,
  withTold,
} from './achievements-told.ts';

const momentOf = ({ id, unlocked_at }: Unlocked) => ({ id, at: unlocked_at.toMillis() });

/** What is known to this member on this device. On a first visit all that is there: only what follows is news. */
async function begin(place: Place): Promise<Told> {
  const before = toldBefore(place);
  if (before) return before;
  const last = await lastUnlocked(place.organization);
  const told = last ? withTold(nothingTold, momentOf(last)) : nothingTold;
  rememberTold(place, told);
  return told;
}

/** Follows what the campaign achieves from where this member last heard of it. */
export default function AchievementsWatch() {
  const { organization, uid } = useMember();
  const [begun, setBegun] = useState<{ place: Place; told: Told } | null>(null);
  useEffect(() => {
    const place = { organization, uid };
    let current = true;
    begin(place).then(
      (told) => current && setBegun({ place, told }),
      // The server cannot be asked: the next start asks again, and the wall has them all.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [organization, uid]);
  if (begun?.place.organization !== organization || begun.place.uid !== uid) return null;
  return <Telling key={`${organization}/${uid}`} place={begun.place} told={begun.told} />;
}

/** One listener; it costs a read, and one for each achievement. */
function Telling({ place, told }: { place: Place; told: Told }) {
  const { organization } = place;
  const [queue, happen] = useReducer(after<Unlocked>, emptyQueue);
  const live = useLiveQuery(campaignAchievements, `unlocked/${organization}/${told.at}`, () =>
    unlockedFrom(organization, told.at),
  );
  useEffect(() => {
    // What this device remembers may be only some of them, and in the wrong order.
    if (live.is !== 'ready' || live.stale) return;
    const items = live.value.filter((one) => isNews(told, momentOf(one)));
    happen({ is: 'arrived', items: items.toReversed() });
  }, [live, told]);

  const { shown } = queue;
  useEffect(() => {
    if (!shown) return;
    const over = () => happen({ is: 'over', id: shown.id });
    let hide: (() => void) | null = null;
    let current = true;
    import('./AchievementsToast.tsx').then(spoken).then(({ showAchievement }) => {
      if (!current) return;
      hide = showAchievement(shown, over);
      rememberTold(place, withTold(toldBefore(place) ?? told, momentOf(shown)));
      // What draws it could not be fetched: it is told after the next start.
    }, over);
    return () => {
      current = false;
      hide?.();
    };
  }, [shown, place, told]);
  return null;
}
