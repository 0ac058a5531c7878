import { AreaEdit } from '../../shared/area/area-form.tsx';
import { RecordRoutes, recordRoutes } from '../../shared/area/area-routes.tsx';
import { NewPerson } from './new-person.tsx';
import { PersonPage } from './page/person-page.tsx';
import { area } from './person-area.ts';
import { fields } from './person-fields.tsx';

/** One person: looked at, added, edited. */
export default function Records() {
  return (
    <RecordRoutes list={area.paths.list}>
      {recordRoutes('', {
        form: <NewPerson />,
        detail: <PersonPage />,
        edit: <AreaEdit area={area} fields={fields} />,
      })}
    </RecordRoutes>
  );
}
