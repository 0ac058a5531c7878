import { IconLock } from '@tabler/icons-react';
import { Navigate, useLocation } from 'react-router-dom';
import { redirectedHome, roleChosen } from '../demo/role-redirect.ts';
import { t } from '../text/index.ts';
import { EmptyState } from './states.tsx';

type Props = { title?: 'member.noAccess.title' | 'member.noAccess.what' };

/**
 * In the place of what is not for this member's role. Who has chosen another role in the demo did not ask for it: they
 * are led to where that role begins.
 */
export function NoPermission({ title = 'member.noAccess.title' }: Props) {
  if (useLocation().state === roleChosen) return <Navigate to="/" replace state={redirectedHome} />;
  return <EmptyState icon={IconLock} title={t(title)} hint={t('member.noAccess.hint')} />;
}
