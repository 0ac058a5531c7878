import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screenOf } from '#shared/domain/scrub.ts';
import { breadcrumb } from '../../shared/errors/log.ts';
import { watchErrors } from '../../shared/errors/watch-errors.ts';
import { useMember } from '../../shared/session/session-store.ts';

/** While a member is inside: what goes wrong is reported to their campaign. Draws nothing. */
export default function ErrorWatch() {
  const { uid, organization } = useMember();
  const { pathname } = useLocation();
  useEffect(() => breadcrumb('screen', screenOf(pathname)), [pathname]);
  useEffect(() => watchErrors(uid, organization), [uid, organization]);
  return null;
}
