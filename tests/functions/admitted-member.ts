import type * as z from 'zod/mini';
import { audit } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { admitMember, type Member } from '../../functions/src/http/guard.ts';
import { authenticate } from '../../functions/src/http/token.ts';
import type { Mail } from '../../functions/src/mail/mailer.ts';
import { auth, db } from './emulator-clients.ts';

/** The member that the guards hand to a handler, by a token; refused as the guards refuse. */
export const admitted = async (token: string): Promise<Member> =>
  admitMember({ auth, db }, { level: 'member' }, await authenticate(auth, `Bearer ${token}`));

type Line = Omit<z.output<typeof audit.schema>, 'at'>;

/** An organization's audit, oldest line first, each read by its schema; without the times. */
export async function auditOf(organization: string, from = db): Promise<Line[]> {
  const { docs } = await from.collection(audit.path(organization)).orderBy('at').get();
  return docs.map((line) => {
    const { at: _, ...rest } = audit.schema.parse(line.data());
    return rest;
  });
}

/** A whole line of the audit, of which a test says what is not null. */
export const auditLine = (fields: Pick<Line, 'type'> & Partial<Line>): Line => ({
  actor_id: null,
  actor_name: null,
  subject_id: null,
  subject_name: null,
  role: null,
  previous_role: null,
  what: null,
  count: null,
  ...fields,
});

/** How a handler ended: what it answered is `ok`, what it refused is its code; anything else is thrown. */
export const ending = (answer: Promise<unknown>): Promise<'ok' | RefusedError['code']> =>
  answer.then(
    () => 'ok' as const,
    (error: unknown) => {
      if (error instanceof RefusedError) return error.code;
      throw error;
    },
  );

/** A mailer that keeps what it is given. */
export function mailbag() {
  const sent: Mail[] = [];
  const mail = async (message: Mail) => {
    sent.push(message);
    return true;
  };
  return { sent, mail };
}
