import '../../shared/text/announcements/en.ts';
import '../../shared/text/member-positions/en.ts';
import { useParams } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementView } from './announcement-view.tsx';

/** Only authors write. */
const loadComposer = () => import('./compose-page.tsx');
export const fetchComposer = () => fetchPage(loadComposer).catch(() => undefined);

/** `/announcements`: the list, one of them, or a new one. */
export default function AnnouncementsPage() {
  const id = useParams()['*'] ?? '';
  const { can } = useMember();
  if (id === '') return <AnnouncementList />;
  if (id !== 'new') return <AnnouncementView key={id} id={id} />;
  if (!can('announcements.write')) return <NoPermission />;
  return <LazyPart load={loadComposer} waiting={<ScreenWaiting />} />;
}
