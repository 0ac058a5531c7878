import type * as z from 'zod/mini';
import type { previewInvitationCall } from '#shared/api/invitations.ts';
import { type MessageKey, t } from '../../shared/text/index.ts';

export type Offer = z.output<typeof previewInvitationCall.response>;
type Leaving = NonNullable<Offer['current']>['leaving'];

/** What the screen lets somebody do about an offer. */
export type Choice = {
  /** What becomes of where they are now; null where they are nowhere. */
  consequence: string | null;
  next: { is: 'join'; leave: boolean; label: string } | { is: 'settle'; to: string; label: string };
};

const consequences = {
  leave: 'invitation.leaving.leave',
  empty: 'invitation.leaving.empty',
  'last admin': 'invitation.leaving.lastAdmin',
  'holds data': 'invitation.leaving.holdsData',
} as const satisfies Record<Leaving, MessageKey>;

export function choiceOf({ organizationName: organization, current }: Offer): Choice {
  if (!current) {
    const label = t('invitation.join', { organization });
    return { consequence: null, next: { is: 'join', leave: false, label } };
  }
  const consequence = t(consequences[current.leaving], { current: current.organizationName });
  switch (current.leaving) {
    case 'last admin':
      return { consequence, next: { is: 'settle', to: '/admin/roles', label: t('invitation.toTeam') } };
    case 'holds data':
      return { consequence, next: { is: 'settle', to: '/account', label: t('invitation.toAccount') } };
    case 'leave':
    case 'empty': {
      const label = t('invitation.leaveAndJoin', { current: current.organizationName, organization });
      return { consequence, next: { is: 'join', leave: true, label } };
    }
  }
}
