import { AreaDetail } from '../../shared/area/area-detail.tsx';
import { AreaEdit, AreaNew } from '../../shared/area/area-form.tsx';
import { RecordRoutes, recordRoutes } from '../../shared/area/area-routes.tsx';
import { area } from './volunteer-area.ts';
import { fields } from './volunteer-fields.tsx';
import { VolunteerSections } from './volunteer-sections.tsx';

/** One volunteer: looked at, added, edited. */
export default function Records() {
  return (
    <RecordRoutes list={area.paths.list}>
      {recordRoutes('', {
        form: <AreaNew area={area} fields={fields} />,
        detail: (
          <AreaDetail area={area}>{(volunteer) => <VolunteerSections volunteer={volunteer} />}</AreaDetail>
        ),
        edit: <AreaEdit area={area} fields={fields} />,
      })}
    </RecordRoutes>
  );
}
