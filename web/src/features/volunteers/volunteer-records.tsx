import { AreaDetail } from '../../shared/area/area-detail.tsx';
import { RecordRoutes, recordRoutes } from '../../shared/area/area-routes.tsx';
import { FacetEdit, FacetNew } from '../../shared/people/facet-form.tsx';
import { area } from './volunteer-area.ts';
import { fields } from './volunteer-fields.tsx';
import { VolunteerSections } from './volunteer-sections.tsx';

/** One volunteer: looked at, added, edited. */
export default function Records() {
  return (
    <RecordRoutes list={area.paths.list}>
      {recordRoutes('', {
        form: <FacetNew kind="volunteer" area={area} fields={fields} />,
        detail: (
          <AreaDetail area={area}>{(volunteer) => <VolunteerSections volunteer={volunteer} />}</AreaDetail>
        ),
        edit: <FacetEdit area={area} fields={fields} />,
      })}
    </RecordRoutes>
  );
}
