import { useState } from 'react';
import { setPositionsCall } from '#shared/api/members-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import type { Managed } from '../../../shared/data/use-members.ts';
import { showPositions } from '../../../shared/show-positions.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { PositionsSelect } from '../positions-select.tsx';
import type { MemberQuestion } from './member-question.ts';

type Props = Pick<OpenQuestion<MemberQuestion>, 'opened' | 'close' | 'onClosed'> & { member: Managed };

/** What a member is on the campaign. */
export function PositionsDialog({ member, ...dialog }: Props) {
  const { id: uid, full_name: name } = member;
  const [positions, setPositions] = useState(member.member_positions);
  const act = async () => {
    if (positions.join() === member.member_positions.join()) return true;
    await callEndpoint(setPositionsCall, { uid, positions });
    toast(
      'success',
      positions.length > 0
        ? t('team.positions.done', { name, positions: showPositions(positions) })
        : t('team.positions.none', { name }),
    );
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('team.positions.title', { name })}
      submit={t('team.positions.submit')}
      act={act}
    >
      <PositionsSelect value={positions} onChange={setPositions} />
    </ActDialog>
  );
}
