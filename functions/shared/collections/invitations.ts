import * as z from 'zod/mini';
import { roles } from '../access.ts';
import { collection, email, inOrganization, instant, text } from './define.ts';
import { positionLabels } from './position-labels.ts';

export const invitationStatuses = ['pending', 'accepted', 'revoked'] as const;

/** Somebody asked to join. Admins read; functions write. Of the link's token only a hash is kept. */
export const invitations = collection({
  name: 'invitations',
  path: inOrganization('invitations'),
  access: { read: 'members.write' },
  rules: { refused: { write: 'functions make the link, mail it, and let in who opens it' } },
  isCached: false,
  schema: z.strictObject({
    email,
    role: z.enum(roles),
    member_positions: z._default(positionLabels, []),
    status: z.enum(invitationStatuses),
    /** SHA-256; null once the link is good for nothing. */
    token_hash: z.nullable(text(64)),
    invited_by: text(128),
    invited_by_name: text(120),
    created_at: instant,
    /** When the newest link was sent; `mailed` says whether the mail went out. */
    sent_at: instant,
    mailed: z.boolean(),
    /** A pending one is past its time after this; nothing has to happen for that. */
    expires_at: instant,
    accepted_by: z.nullable(text(128)),
    accepted_at: z.nullable(instant),
  }),
});
