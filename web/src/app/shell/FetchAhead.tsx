import { useEffect } from 'react';
import { bringCaches } from '../../shared/data/cached.ts';
import { useMember } from '../../shared/session/member.ts';
import { viewsOf } from '../../shared/session/views.ts';
import { isHere } from '../../shared/ui/fetched.tsx';
import { features } from '../features.ts';
import { type Connection, fetchingAhead, likeliest, screensAhead } from '../preload.ts';

type Told = Connection & EventTarget;
const isTold = (value: unknown): value is Told => value instanceof EventTarget;

const connection = (): Told | null => {
  const told: unknown = Reflect.get(navigator, 'connection');
  return isTold(told) ? told : null;
};

/** Safari has no word for it: there a second must do. */
const idle = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done()) : setTimeout(done, 1_000),
  );

/** Once the first screen is there: what remembers answers, then the screens that are likely to be next. */
export default function FetchAhead() {
  const { uid, role, grants } = useMember();
  useEffect(() => {
    const told = connection();
    let stopped = false;
    const look = fetchingAhead({
      next: (tried) =>
        likeliest({ role, grants }, features, viewsOf(uid)).find(
          (feature) => !tried.has(feature) && !isHere(feature.load),
        ),
      limit: () => (stopped || !navigator.onLine ? 0 : screensAhead(told)),
      idle,
    });
    void bringCaches().then(look);
    told?.addEventListener('change', look);
    addEventListener('online', look);
    return () => {
      stopped = true;
      told?.removeEventListener('change', look);
      removeEventListener('online', look);
    };
  }, [uid, role, grants]);
  return null;
}
