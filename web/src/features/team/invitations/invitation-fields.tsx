import { showPositions } from '../../../shared/show-positions.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showMoment } from '../../../shared/ui/format.ts';
import type { Invitation } from '../data.ts';
import type { Field } from '../member-rows.tsx';
import styles from '../rows.module.css';
import { isOpen, stateOf } from './invitation-status.ts';

/** Members' names by their id, for those who are still here. */
export type Names = ReadonlyMap<string, string>;

function formatInvitation(invitation: Invitation, names: Names, now: number): string {
  const state = stateOf(invitation, now);
  if (state.is === 'pending') return t('team.invitations.pending', { count: state.days });
  if (state.is !== 'accepted') return t(`team.invitations.${state.is}`);
  const name = state.by === null ? undefined : names.get(state.by);
  return name === undefined ? t('team.invitations.accepted') : t('team.invitations.acceptedBy', { name });
}

function Status({ invitation, names, now }: { invitation: Invitation; names: Names; now: number }) {
  const state = stateOf(invitation, now);
  const text = formatInvitation(invitation, names, now);
  const unsent = !invitation.mailed && isOpen(state);
  return (
    <span
      className={state.is === 'expired' ? styles.warn : state.is === 'revoked' ? styles.soft : undefined}
      title={text}
    >
      {text}
      {unsent && <span className={styles.warn}> · {t('team.invitations.notMailed')}</span>}
    </span>
  );
}

function Sent({ invitation, now }: { invitation: Invitation; now: number }) {
  const at = invitation.sent_at.toMillis();
  const when = showAgo(Math.min(at, now), now);
  return (
    <time dateTime={new Date(at).toISOString()} title={showMoment(at)}>
      {t('team.invitations.sentBy', { when, name: invitation.invited_by_name })}
    </time>
  );
}

export const invitationFields = (names: Names, now: number): readonly Field<Invitation>[] => [
  {
    key: 'email',
    header: t('team.fields.email'),
    width: 'minmax(0, 2fr)',
    cell: ({ email }) => email,
    line: 'title',
  },
  {
    key: 'role',
    header: t('team.fields.role'),
    width: 'minmax(0, 1.4fr)',
    cell: ({ role, member_positions }) =>
      [t(`member.roles.${role}`), showPositions(member_positions)].filter(Boolean).join(' · '),
    line: 'value',
  },
  {
    key: 'status',
    header: t('team.fields.status'),
    width: 'minmax(0, 3fr)',
    cell: (invitation) => <Status invitation={invitation} names={names} now={now} />,
    line: 'detail',
  },
  {
    key: 'sent',
    header: t('team.fields.sent'),
    width: 'minmax(0, 2fr)',
    cell: (invitation) => <Sent invitation={invitation} now={now} />,
    wideOnly: true,
  },
];
