import { changePledgeCall } from '#shared/api/pledges-api.ts';
import { AreaEdit, saveChanges } from '../../../shared/area/area-form.tsx';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { type Pledge, pledgeArea } from './pledge-area.ts';
import { pledgeFields } from './pledge-fields.tsx';
import { changedTerms } from './pledge-form.ts';

/** Terms go as a call, because the forecast follows from them; the rest is written as of any record. */
async function save(pledge: Pledge, input: Record<string, unknown>): Promise<void> {
  const { source_code, note, ...terms } = input;
  const changed = changedTerms(pledge, terms);
  if (changed) {
    const { synced } = await commitCall(
      changePledgeCall,
      { pledgeId: pledge.id, change: { is: 'terms', ...changed } },
      { entity: { table: 'pledges', id: pledge.id } },
    );
    synced.then(
      () => toast('success', t('pledges.saved')),
      (error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)),
    );
  }
  await saveChanges(pledgeArea, pledge, { source_code, note });
}

export const PledgeEdit = () => <AreaEdit area={pledgeArea} fields={pledgeFields} save={save} />;
