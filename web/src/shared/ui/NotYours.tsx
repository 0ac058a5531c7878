import { IconLock } from '@tabler/icons-react';
import { Navigate, useLocation } from 'react-router-dom';
import { ledHome, roleChosen } from '../demo/led.ts';
import { t } from '../text/index.ts';
import { EmptyState } from './States.tsx';

type Props = { title?: 'inside.noAccess.title' | 'inside.noAccess.what' };

/**
 * In the place of what is not for this member's role. Who has chosen another role in the demo did not ask for it: they
 * are led to where that role begins.
 */
export function NotYours({ title = 'inside.noAccess.title' }: Props) {
  if (useLocation().state === roleChosen) return <Navigate to="/" replace state={ledHome} />;
  return <EmptyState icon={IconLock} title={t(title)} hint={t('inside.noAccess.hint')} />;
}
