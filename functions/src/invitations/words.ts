import type { Role } from '#shared/access.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';

/** As what somebody joins, in a sentence. */
const asRole: Record<Role, string> = {
  admin: 'an admin',
  manager: 'a manager',
  finance: 'part of finance',
  field: 'part of the field team',
  user: 'a member',
  canvasser: 'a canvasser',
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Invited = { to: string; by: string; organization: string; role: Role; expiresAt: number; link: string };

/** Names are what people typed, also several lines: on one line, they cannot pass for paragraphs of ours. */
export function invitationMail(invited: Invited): Mail {
  const { to, role, expiresAt, link } = invited;
  const [by, organization] = [headerLine(invited.by), headerLine(invited.organization)];
  return {
    to,
    subject: `${by} invites you to join ${organization} on Hustings`,
    text: [
      `${by} invites you to join “${organization}” on Hustings as ${asRole[role]}.`,
      `Open the link and sign in, or create an account, with this address: ${to}. The link works once, until ${day.format(expiresAt)} (UTC).`,
      `If you do not know ${by}, ignore this message: nothing happens unless you accept.`,
    ].join('\n\n'),
    link,
  };
}

type Joined = { to: string; name: string; email: string; organization: string; role: Role; link: string };

export function joinedMail({ to, email, role, link, ...named }: Joined): Mail {
  const [name, organization] = [headerLine(named.name), headerLine(named.organization)];
  return {
    to,
    subject: `${name} joined ${organization}`,
    text: `${name} (${email}) accepted your invitation and is now ${asRole[role]} in “${organization}”.`,
    link,
  };
}

/** Enough of an address for its owner to know it: `a•••@example.org`. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}
