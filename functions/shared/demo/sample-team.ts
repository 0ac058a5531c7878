import type * as z from 'zod/mini';
import { audit } from '../collections/audit.ts';
import { invitations } from '../collections/invitations.ts';
import { invitationMs } from '../constants.ts';
import type { Account } from './accounts.ts';
import { daysAfter, Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { sha256 } from './hash.ts';
import type { Chance } from './random.ts';

type Line = z.output<typeof audit.schema>;

const invited = { email: 'lena.ortiz@rivera.example', role: 'canvasser' } as const;
const invitedAt = moment(daysAfter(seedDay, -1), 16 * 60);

/** What happened to the team, and somebody who was asked to join and has not answered. */
export function teamDocuments(
  chance: Chance,
  organization: string,
  members: readonly Account[],
  exported: number,
): Doc[] {
  const by = (role: Account['role']): Account | undefined => members.find((one) => one.role === role);
  const [admin, manager, finance] = [by('admin'), by('manager'), by('finance')];
  if (!admin || !manager || !finance) return [];
  const line = (at: Line['at'], actor: Account, rest: Pick<Line, 'type'> & Partial<Line>): Line => ({
    actor_id: actor.uid,
    actor_name: actor.full_name,
    subject_id: null,
    subject_name: null,
    role: null,
    previous_role: null,
    what: null,
    count: null,
    at,
    ...rest,
  });
  const invitation = chance.id();
  const lines = [
    line(moment(daysAfter(seedDay, -40), 15 * 60), admin, {
      type: 'role_changed',
      subject_id: manager.uid,
      subject_name: manager.full_name,
      role: 'manager',
      previous_role: 'field',
    }),
    line(invitedAt, admin, {
      type: 'invitation_sent',
      subject_id: invitation,
      subject_name: invited.email,
      role: invited.role,
    }),
    line(moment(seedDay, 15 * 60), finance, { type: 'data_exported', what: 'donors', count: exported }),
  ];
  return [
    ...lines.map((one) => document(audit, organization, chance.id(), one)),
    document(invitations, organization, invitation, {
      ...invited,
      status: 'pending',
      // Of a link that nobody has; sending it again makes a new one.
      token_hash: sha256(`nobody's link to ${invitation}`),
      invited_by: admin.uid,
      invited_by_name: admin.full_name,
      created_at: invitedAt,
      sent_at: invitedAt,
      mailed: true,
      expires_at: new Moment(invitedAt.toMillis() + invitationMs),
      accepted_by: null,
      accepted_at: null,
    }),
  ];
}
