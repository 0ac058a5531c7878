import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '#shared/access.ts';
import { account } from '../../features/account/index.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { readFromTab, storeInTab } from '../../shared/session/tab-storage.ts';
import { t } from '../../shared/text/index.ts';
import { featureAt } from '../features.ts';
import styles from './factor-nudge.module.css';

const key = 'factorNudgeClosed';
/** Who sees the money, or who may do what. */
const urged: readonly Role[] = ['admin', 'finance'];

/** Urges those whose account is worth most to protect it. Closed, it stays away until the next session. */
export function FactorNudge() {
  const { uid, role, twoFactor } = useMember();
  const [closed, setClosed] = useState(() => readFromTab(key) === uid);
  const currentFeature = featureAt(useLocation().pathname);
  if (closed || twoFactor || currentFeature === account || !urged.includes(role)) return null;
  const close = () => {
    setClosed(true);
    storeInTab(key, uid);
  };
  return (
    <aside className={styles.nudge} aria-label={t('menu.secondFactor')}>
      <Link to="/account">{t('proof.nudge')}</Link>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}
