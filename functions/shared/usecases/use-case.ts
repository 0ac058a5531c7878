import type * as z from 'zod/mini';
import type { Grant, Role } from '../access.ts';
import type { EndpointDefinition, Guard } from '../api/endpoint.ts';
import { callResults } from '../collections/call-results.ts';
import type { Instant } from '../collections/define.ts';
import { callResultRetentionMs } from '../constants.ts';
import { sha256 } from '../demo/hash.ts';
import { RefusedError } from '../refusals.ts';
import type { Bucket } from './buckets.ts';
import type { Effect } from './effects.ts';
import { type Pages, type Reads, type Store, serverTime } from './store.ts';

/** Who calls: a member of the organization whose documents the store reads. */
export type Caller = {
  uid: string;
  organization: string;
  role: Role;
  grants: readonly Grant[];
  fullName: string;
  email: string | null;
  /** When this session was last proven: milliseconds since 1970. */
  signedInAt: number;
};

/** What only the account service knows. Throws where it gives no answer. */
export type Accounts = {
  /** Whether somebody can sign in with one of these accounts: one that was deleted or disabled is nobody's. */
  canSignIn: (uids: readonly string[]) => Promise<boolean>;
  /** The account with this address; null where there is none. */
  findByEmail: (email: string) => Promise<string | null>;
  /** `lastActive`: milliseconds since 1970. Null where there is no such account. */
  details: (
    uids: readonly string[],
  ) => Promise<{ uid: string; email: string | null; lastActive: number | null }[]>;
};

/** Links that invite, whose secret nobody but the invited person sees. */
export type InvitationLinks = {
  /** A new link's token, and what is stored of it. */
  create: (id: string) => { token: string; hash: string };
  /** Mails a link that is stored already, if mail may go out; the link is for the admin to pass on otherwise. */
  send: (invitation: {
    id: string;
    token: string;
    organization: string;
    email: string;
    role: Role;
    /** Milliseconds since 1970. */
    expiresAt: number;
  }) => Promise<{ mailed: boolean; link: string }>;
};

/** A counted attempt. `takeBack` makes it not count, for what was not done after all. */
export type Attempt = { takeBack: () => Promise<void> };

/** Everything a use case may use besides its input. */
export type Context = {
  member: Caller;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A moment as the database stores it. */
  instant: (millis: number) => Instant;
  /** A new document's id. */
  newId: () => string;
  /** Reads outside of a transaction. */
  read: Reads & Pages;
  /**
   * One transaction, retried where another one wrote what it read. `key`: transactions of one process with the same key
   * wait for each other instead of contending.
   */
  tx: <T>(work: (store: Store) => Promise<T>, options?: { key?: string }) => Promise<T>;
  /** Performs at once what belongs to no transaction. */
  perform: (effect: Effect) => Promise<void>;
  accounts: Accounts;
  invitationLinks: InvitationLinks;
  /** Counts an attempt before it is made. Refuses (`attempts.tooMany`) where the bucket is full. */
  countAttempt: (bucket: Bucket) => Promise<Attempt>;
  /** Something to look into, which the caller need not know. */
  warn: (message: string, details: object) => void;
  /** The journal's entry that this call comes from; null where it was sent directly. */
  callId: string | null;
};

type MemberGuard = Extract<Guard, { level: 'member' }>;
export type MemberEndpoint<Q extends z.ZodMiniType, A extends z.ZodMiniType> = EndpointDefinition<
  Q,
  A,
  MemberGuard
>;

/** One endpoint's behavior, which the server and the demo run. */
export type UseCase<Q extends z.ZodMiniType = z.ZodMiniType, A extends z.ZodMiniType = z.ZodMiniType> = {
  endpoint: MemberEndpoint<Q, A>;
  /** Whether the journal may carry it: called again with the same id it changes nothing and answers the same. */
  isRepeatable: boolean;
  run(input: z.output<Q>, context: Context): Promise<z.output<A>>;
};

/** A use case that reads and writes as it needs: several transactions, or none. */
export const useCase = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  endpoint: MemberEndpoint<Q, A>,
  run: (input: z.output<Q>, context: Context) => Promise<z.output<A>>,
): UseCase<Q, A> => ({ endpoint, isRepeatable: false, run });

type CommandOptions<Input> = {
  key?: (input: Input, context: Context) => string;
  authorize?: (input: Input, context: Context) => void;
};

/**
 * A use case that is one transaction, with its answer. The journal may carry it: its answer is stored under the entry's id
 * in the same transaction, so a repeated call is answered and not done again. `key` as in `Context.tx`. `authorize`: what the
 * endpoint's guard cannot ask without the input; it refuses a repeated call too, whose member may have lost the right.
 */
export const command = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  endpoint: MemberEndpoint<Q, A>,
  run: (input: z.output<Q>, context: Context, store: Store) => Promise<z.output<A>>,
  { key, authorize }: CommandOptions<z.output<Q>> = {},
): UseCase<Q, A> => ({
  endpoint,
  isRepeatable: true,
  async run(input, context) {
    authorize?.(input, context);
    return context.tx(
      async (store) => {
        const { callId } = context;
        if (callId === null) return run(input, context, store);
        const digest = sha256(JSON.stringify(input));
        const stored = await store.get(callResults, callId);
        if (stored) {
          const isSame =
            stored.by === context.member.uid && stored.path === endpoint.path && stored.input === digest;
          if (!isSame) throw new RefusedError('call.replayed');
          return endpoint.response.parse(JSON.parse(stored.answer));
        }
        const answer = await run(input, context, store);
        store.create(callResults, callId, {
          by: context.member.uid,
          path: endpoint.path,
          input: digest,
          answer: JSON.stringify(answer),
          done_at: serverTime,
          expires_at: context.instant(context.now() + callResultRetentionMs),
        });
        return answer;
      },
      key ? { key: key(input, context) } : {},
    );
  },
});
