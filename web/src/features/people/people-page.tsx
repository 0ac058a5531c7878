import '../../shared/text/people/en.ts';
import '../../shared/text/scripts/en.ts';
import '../../shared/text/voters/en.ts';
import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { PeopleList } from './people-list.tsx';

/** Details and forms carry the telephone numbers' library, which the list does not need. */
const loadRecords = () => import('./people-records.tsx');
const loadTags = () => import('./tags/tags-page.tsx');
const loadDoNotContact = () => import('./consent/do-not-contact-page.tsx');

export default function PeoplePage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<PeopleList />} />
      <Route path="tags" element={<LazyPart load={loadTags} waiting={<ScreenWaiting />} />} />
      <Route
        path="do-not-contact"
        element={<LazyPart load={loadDoNotContact} waiting={<ScreenWaiting />} />}
      />
    </AreaRoutes>
  );
}
