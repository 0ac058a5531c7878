import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { Page } from '../../../shared/ui/page.tsx';
import common from '../common.module.css';
import styles from './frame.module.css';
import { LocationSign } from './location-sign.tsx';
import { SyncBadge } from './sync-badge.tsx';
import { WalkMenu } from './walk-menu.tsx';

type Props = {
  title: string;
  hint?: ReactNode;
  /** The screen above this one; left out, the list of turfs. */
  back?: { to: string; name: string };
  menu?: boolean;
  children: ReactNode;
};

/** One screen of a walk: the way back and what is unsent over it, always in the same place. */
export const Frame = ({ title, hint, back, menu = false, children }: Props) => (
  <div className={styles.walk}>
    <Page
      title={title}
      hint={hint}
      width={720}
      above={
        <div className={styles.top}>
          <Link to={back?.to ?? paths.canvass} className={styles.back}>
            <IconArrowLeft size={18} aria-hidden className={common.onward ?? ''} />
            <span>{back?.name ?? t('canvass.walk.back')}</span>
          </Link>
          <LocationSign />
          <SyncBadge />
          {menu && <WalkMenu />}
        </div>
      }
    >
      {children}
    </Page>
  </div>
);
