import { useEffect, useReducer, useState } from 'react';
import { campaignAchievements } from '#shared/collections/campaign-achievements.ts';
import { useLiveQuery } from '../../shared/data/live.ts';
import { lastUnlocked, type Unlocked, unlockedFrom } from '../../shared/data/unlocked-achievements.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { withTexts } from '../../shared/text/registry.ts';
import { after, emptyQueue } from './achievements-queue.ts';
import {
  isNews,
  noneShown,
  type Place,
  rememberShown,
  type ShownAchievements,
  shownBefore,
  withShown,
} from './shown-achievements.ts';

const momentOf = ({ id, unlocked_at }: Unlocked) => ({ id, at: unlocked_at.toMillis() });

/** What is known to this member on this device. On a first visit all that is there: only what follows is news. */
async function begin(place: Place): Promise<ShownAchievements> {
  const before = shownBefore(place);
  if (before) return before;
  const last = await lastUnlocked(place.organization);
  const shown = last ? withShown(noneShown, momentOf(last)) : noneShown;
  rememberShown(place, shown);
  return shown;
}

/** Follows what the campaign achieves from where this member last heard of it. */
export default function AchievementsWatch() {
  const { organization, uid } = useMember();
  const [begun, setBegun] = useState<{ place: Place; shown: ShownAchievements } | null>(null);
  useEffect(() => {
    const place = { organization, uid };
    let current = true;
    begin(place).then(
      (shown) => current && setBegun({ place, shown }),
      // The server cannot be asked: the next start asks again, and the wall has them all.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [organization, uid]);
  if (begun?.place.organization !== organization || begun.place.uid !== uid) return null;
  return <Telling key={`${organization}/${uid}`} place={begun.place} shown={begun.shown} />;
}

/** One listener; it costs a read, and one for each achievement. */
function Telling({ place, shown: initiallyShown }: { place: Place; shown: ShownAchievements }) {
  const { organization } = place;
  const [queue, happen] = useReducer(after<Unlocked>, emptyQueue);
  const live = useLiveQuery(campaignAchievements, `unlocked/${organization}/${initiallyShown.at}`, () =>
    unlockedFrom(organization, initiallyShown.at),
  );
  useEffect(() => {
    // What this device remembers may be only some of them, and in the wrong order.
    if (live.is !== 'ready' || live.stale) return;
    const items = live.value.filter((one) => isNews(initiallyShown, momentOf(one)));
    happen({ is: 'arrived', items: items.toReversed() });
  }, [live, initiallyShown]);

  const { shown } = queue;
  useEffect(() => {
    if (!shown) return;
    const over = () => happen({ is: 'over', id: shown.id });
    let hide: (() => void) | null = null;
    let current = true;
    import('./achievements-toast.tsx').then(withTexts).then(({ showAchievement }) => {
      if (!current) return;
      hide = showAchievement(shown, over);
      rememberShown(place, withShown(shownBefore(place) ?? initiallyShown, momentOf(shown)));
      // What draws it could not be fetched: it is told after the next start.
    }, over);
    return () => {
      current = false;
      hide?.();
    };
  }, [shown, place, initiallyShown]);
  return null;
}
