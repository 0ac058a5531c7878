import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Access } from '#shared/access.ts';
import { usePlaces } from '../../shared/navigation.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { viewsOf } from '../../shared/session/views.ts';
import { features } from '../features.ts';
import { linksOf, menuFor } from '../menu.ts';

const placesFor = (access: Access) =>
  linksOf(menuFor(access, features)).map(({ feature: { path, title } }) => ({ path, label: title }));

/** Says which screens this member may open, and begins at the one that they chose where the app was just opened. */
export function usePlacesOf(): void {
  const { uid, role, grants } = useMember();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => usePlaces.setState({ places: placesFor({ role, grants }) }), [role, grants]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later the dashboard is where its link leads.
  useEffect(() => {
    const chosen = viewsOf(uid).default_view;
    if (pathname !== '/' || chosen === null || chosen === '/') return;
    if (placesFor({ role, grants }).some(({ path }) => path === chosen)) navigate(chosen, { replace: true });
  }, []);
}
