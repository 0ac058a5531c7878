import { AreaDetail } from '../../../shared/area/area-detail.tsx';
import { RecordRoutes, recordRoutes } from '../../../shared/area/area-routes.tsx';
import { PledgeActions } from './pledge-actions.tsx';
import { pledgeArea } from './pledge-area.ts';
import { PledgeEdit } from './pledge-edit.tsx';
import { PledgeNew } from './pledge-new.tsx';
import { PledgeSections } from './pledge-sections.tsx';

/** One pledge: looked at, added, edited. */
export default function PledgeRecords() {
  return (
    <RecordRoutes list={pledgeArea.paths.list}>
      {recordRoutes('', {
        form: <PledgeNew />,
        detail: (
          <AreaDetail area={pledgeArea} actions={(pledge) => <PledgeActions pledge={pledge} />}>
            {(pledge) => <PledgeSections pledge={pledge} />}
          </AreaDetail>
        ),
        edit: <PledgeEdit />,
      })}
    </RecordRoutes>
  );
}
