import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { authPath } from './auth-paths.ts';
import type { Done } from './link-action.ts';

export const Working = () => (
  <p className={styles.soft} role="status">
    {t('auth.action.working')}
  </p>
);

/** Why the link does not work, and what to do instead. */
export const Refused = (props: { why: string; hint: string; to: string; action: string }) => (
  <>
    <h1>{t('auth.action.refusedTitle')}</h1>
    <Notice kind="bad">{props.why}</Notice>
    <p>{props.hint}</p>
    <Link className={styles.primary} to={props.to}>
      {props.action}
    </Link>
  </>
);

type AnswerProps = { outcome: Done | 'incomplete'; to: string; onGo: () => void };

/** How it ended, and the way on. Somebody who is signed in lands inside the app from there. */
export const Answer = ({ outcome, to, onGo }: AnswerProps) => (
  <>
    <h1>{t(`auth.action.${outcome}Title`)}</h1>
    <p className={styles.soft} role="status">
      {t(`auth.action.${outcome}`)}
    </p>
    <div className={styles.actions}>
      <Link className={styles.primary} to={to} onClick={onGo}>
        {t('auth.action.continue')}
      </Link>
      {outcome === 'restored' && (
        <Link className={styles.secondary} to={authPath('reset', null)}>
          {t('auth.action.passwordTitle')}
        </Link>
      )}
    </div>
  </>
);
