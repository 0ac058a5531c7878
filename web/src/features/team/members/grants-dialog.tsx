import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Grant, grantable, grantsFor } from '#shared/access.ts';
import { setGrantsCall } from '#shared/api/members-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import type { Managed } from '../../../shared/data/use-members.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { showGrants } from '../show-grants.ts';
import type { MemberQuestion } from './member-question.ts';

type Props = Pick<OpenQuestion<MemberQuestion>, 'opened' | 'close' | 'onClosed'> & { member: Managed };

/** What an admin gives one member beyond their role, each with what it opens. */
export function GrantsDialog({ member, ...dialog }: Props) {
  const { id: uid, full_name: name, role } = member;
  const [chosen, setChosen] = useState<readonly Grant[]>(member.grants);
  const act = async () => {
    const grants = grantable.filter((grant) => chosen.includes(grant));
    if (grants.join() === member.grants.join()) return true;
    await withProof(() => callEndpoint(setGrantsCall, { uid, grants }));
    toast(
      'success',
      grants.length > 0
        ? t('team.grants.done', { name, grants: showGrants(grants) })
        : t('team.grants.ended', { name }),
    );
    return true;
  };
  const choose = (grant: Grant, on: boolean) =>
    setChosen(on ? [...chosen, grant] : chosen.filter((one) => one !== grant));
  const endsTurfs = member.grants.includes('field.work') && !chosen.includes('field.work');
  return (
    <ActDialog
      {...dialog}
      title={t('team.grants.title', { name })}
      submit={t('team.grants.submit')}
      act={act}
    >
      <Text>{t('team.grants.hint', { role: t(`member.roles.${role}`) })}</Text>
      <Stack gap="sm" role="group" aria-label={t('team.grants.label')}>
        {grantsFor(role).map((grant) => (
          <Checkbox
            key={grant}
            label={t(`team.grants.${grant}.label`)}
            description={t(`team.grants.${grant}.hint`)}
            checked={chosen.includes(grant)}
            onChange={({ currentTarget }) => choose(grant, currentTarget.checked)}
          />
        ))}
      </Stack>
      {endsTurfs && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('team.grants.endsTurfs')}
        </Text>
      )}
    </ActDialog>
  );
}
