import { useSearchParams } from 'react-router-dom';
import { FormPage, NewForm } from '../../../shared/area/area-form.tsx';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { useOpened } from '../../../shared/ui/record/opened-record.ts';
import { TypedGiftMeter } from '../donations/typed-gift-meter.tsx';
import { pledgeArea } from './pledge-area.ts';
import { pledgeFields } from './pledge-fields.tsx';

/** Records a pledge; `?donor=` names who made it. */
export function PledgeNew() {
  const [params] = useSearchParams();
  const donor = params.get('donor');
  return (
    <FormPage area={pledgeArea}>
      {donor === null ? (
        <NewForm area={pledgeArea} fields={pledgeFields} notice={<TypedGiftMeter isPledge />} />
      ) : (
        <NewPledgeOf id={donor} />
      )}
    </FormPage>
  );
}

function NewPledgeOf({ id }: { id: string }) {
  const donor = useOpened(useLiveDocument(donorArea.collection, useMember().organization, id));
  return (
    <LiveView of={donor}>
      {(found) => (
        <NewForm
          area={pledgeArea}
          fields={pledgeFields}
          notice={<TypedGiftMeter isPledge />}
          known={found && { donor: { id: found.id, name: found.name, name_key: found.name_key } }}
          {...(found && { from: donorArea.paths.one(found.id) })}
        />
      )}
    </LiveView>
  );
}
