import { useEffect } from 'react';
import { loadCaches } from '../../shared/data/lazy-caches.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { viewsOf } from '../../shared/session/views.ts';
import { isLoaded } from '../../shared/ui/lazy-page.tsx';
import { features } from '../features.ts';
import { type Connection, createPrefetch, likeliest, prefetchLimit } from '../prefetch-screens.ts';

type ObservableConnection = Connection & EventTarget;
const isObservable = (value: unknown): value is ObservableConnection => value instanceof EventTarget;

const connection = (): ObservableConnection | null => {
  const value: unknown = Reflect.get(navigator, 'connection');
  return isObservable(value) ? value : null;
};

/** Safari has no word for it: there a second must do. */
const idle = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done()) : setTimeout(done, 1_000),
  );

/** Once the first screen is there: what remembers answers, then the screens that are likely to be next. */
export default function Prefetch() {
  const { uid, role, grants } = useMember();
  useEffect(() => {
    const observed = connection();
    let stopped = false;
    const prefetch = createPrefetch({
      next: (tried) =>
        likeliest({ role, grants }, features, viewsOf(uid)).find(
          (feature) => !tried.has(feature) && !isLoaded(feature.load),
        ),
      limit: () => (stopped || !navigator.onLine ? 0 : prefetchLimit(observed)),
      idle,
    });
    void loadCaches().then(prefetch);
    observed?.addEventListener('change', prefetch);
    addEventListener('online', prefetch);
    return () => {
      stopped = true;
      observed?.removeEventListener('change', prefetch);
      removeEventListener('online', prefetch);
    };
  }, [uid, role, grants]);
  return null;
}
