import { type ReactNode, useEffect, useState } from 'react';
import { checkNow, onReconnect } from '../../shared/data/connectivity.ts';
import { isBusy } from '../../shared/session/sign-out.ts';
import { readFromTab, storeInTab } from '../../shared/session/tab-storage.ts';
import { t } from '../../shared/text/index.ts';
import { GoToDashboard, Trouble } from '../errors/error-screens.tsx';

const key = 'startedAnewAt';
/** Milliseconds in which a page starts anew once: a file that is still missing then is nowhere. */
const onceInMs = 60_000;

/** A later version may have taken the file's place. Says whether it may be looked for. */
function mayReload(now: number): boolean {
  if (isBusy() || now - Number(readFromTab(key)) < onceInMs) return false;
  storeInTab(key, String(now));
  location.reload();
  return true;
}

type Props = { again: () => void; trouble: ReactNode };

/** In place of a screen whose file is not on this device: opens it as soon as it can be fetched. */
export function NotOnDevice({ again, trouble }: Props) {
  const [nowhere, setNowhere] = useState(false);
  useEffect(() => onReconnect(again), [again]);
  useEffect(() => {
    void checkNow().then((reached) => reached && !mayReload(Date.now()) && setNowhere(true));
  }, []);
  if (nowhere) return trouble;
  return (
    <Trouble title={t('member.unseen.title')} hint={t('member.unseen.hint')}>
      <GoToDashboard again={again} />
    </Trouble>
  );
}
