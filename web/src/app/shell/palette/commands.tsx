import { type ComponentType, useEffect, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { withTexts } from '../../../shared/text/registry.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useLater } from '../../use-later.ts';
import { useKeys } from '../shortcuts/use-keys.ts';
import { loadParts } from './load-parts.ts';
import { close, useOpened } from './opened-part.ts';

/** Milliseconds for the first screen: after what it needs itself, and after the screens that may be next. */
const calmMs = 8_000;

/** Listens for the keys at once; what they open comes when it is asked for, or when the first screen has come to rest. */
export function Commands() {
  useKeys();
  const opened = useOpened((state) => state.opened);
  const Later = useLater(loadParts, calmMs);
  const [Requested, setRequested] = useState<ComponentType | null>(null);
  const Parts = Requested ?? Later;
  const waits = opened !== null && Parts === null;
  useEffect(() => {
    if (!waits) return;
    loadParts()
      .then(withTexts)
      .then(
        (loaded) => setRequested(() => loaded.default),
        // Asked for again, it is fetched again.
        () => {
          if (opened) close(opened);
          toast('error', t('errors.network'));
        },
      );
  }, [waits, opened]);
  return Parts && <Parts />;
}
