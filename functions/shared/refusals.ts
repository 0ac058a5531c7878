import type { RefusalCode } from './api/endpoint.ts';

/** Every refusal by its key. Its text is in the catalog, in both languages, for the server and the demo alike. */
export const refusals = {
  'account.disabled': 'unauthenticated',
  'account.gone': 'unauthenticated',
  'account.noEmail': 'failed-precondition',
  'account.noPassword': 'failed-precondition',
  'account.onlyMember': 'failed-precondition',
  'account.passwordUnchecked': 'internal',
  'account.sameEmail': 'failed-precondition',
  'account.samePassword': 'invalid-argument',
  'account.weakPassword': 'invalid-argument',
  'account.wrongCurrentPassword': 'invalid-argument',
  'account.wrongPassword': 'invalid-argument',
  'announcements.gone': 'not-found',
  'announcements.nobody': 'failed-precondition',
  'announcements.notYours': 'permission-denied',
  'announcements.tooMany': 'resource-exhausted',
  'attempts.tooMany': 'resource-exhausted',
  'attempts.wait': 'resource-exhausted',
  'call.notRepeatable': 'invalid-argument',
  'call.otherOrganization': 'permission-denied',
  'call.replayed': 'already-exists',
  'donors.gone': 'not-found',
  'donors.hasGifts': 'failed-precondition',
  'errors.gone': 'not-found',
  'errors.tooMany': 'resource-exhausted',
  'imports.closed': 'failed-precondition',
  'imports.notFound': 'not-found',
  'imports.otherKind': 'invalid-argument',
  'invitations.accepted': 'failed-precondition',
  'invitations.agreeToLeave': 'failed-precondition',
  'invitations.alreadyInvited': 'already-exists',
  'invitations.alreadyMember': 'already-exists',
  'invitations.closed': 'failed-precondition',
  'invitations.gone': 'not-found',
  'invitations.invalidLink': 'not-found',
  'invitations.onlyAdmin': 'failed-precondition',
  'invitations.onlyMember': 'failed-precondition',
  'invitations.otherAddress': 'permission-denied',
  'invitations.seats': 'failed-precondition',
  'invitations.tooManyOpen': 'failed-precondition',
  'invitations.tooSoon': 'resource-exhausted',
  'invitations.youAreMember': 'already-exists',
  'members.gone': 'not-found',
  'members.inactiveAccount': 'failed-precondition',
  'members.lastAdmin': 'failed-precondition',
  'members.notGrantable': 'failed-precondition',
  'members.notMember': 'no-organization',
  'members.readsNoTasks': 'failed-precondition',
  'members.self': 'failed-precondition',
  'members.toSelf': 'failed-precondition',
  'metrics.future': 'invalid-argument',
  'metrics.old': 'invalid-argument',
  'metrics.span': 'invalid-argument',
  'metrics.tooMany': 'resource-exhausted',
  'organization.deleted': 'not-found',
  'organization.gone': 'not-found',
  'organization.wrongName': 'invalid-argument',
  'people.manyNotes': 'failed-precondition',
  'people.otherFacet': 'failed-precondition',
  'phonebank.closed': 'failed-precondition',
  'phonebank.late': 'failed-precondition',
  'phonebank.notFound': 'not-found',
  'phonebank.unarrived': 'failed-precondition',
  'policy.changed': 'failed-precondition',
  'policy.noDraft': 'not-found',
  'policy.noPosition': 'not-found',
  'policy.notInReview': 'failed-precondition',
  'policy.outdatedBase': 'failed-precondition',
  'policy.outdatedVersion': 'failed-precondition',
  'policy.ownDraft': 'permission-denied',
  'policy.reasonMissing': 'failed-precondition',
  'policy.retired': 'failed-precondition',
  'policy.unreadable': 'failed-precondition',
  'profile.notFound': 'not-found',
  'request.badBody': 'invalid-argument',
  'request.badField': 'invalid-argument',
  'request.internal': 'internal',
  'request.notAllowed': 'permission-denied',
  'request.notFromApp': 'unauthenticated',
  'request.notJson': 'invalid-argument',
  'request.nothingHere': 'not-found',
  'request.onlyPost': 'invalid-argument',
  'request.tooLarge': 'invalid-argument',
  'request.unknownField': 'invalid-argument',
  'secondFactor.alreadyOn': 'failed-precondition',
  'secondFactor.codeMissing': 'invalid-argument',
  'secondFactor.demanded': 'failed-precondition',
  'secondFactor.notOn': 'failed-precondition',
  'secondFactor.notRandom': 'invalid-argument',
  'secondFactor.ownFirst': 'failed-precondition',
  'secondFactor.sixDigits': 'invalid-argument',
  'secondFactor.tooLate': 'unauthenticated',
  'secondFactor.wrongCode': 'invalid-argument',
  'session.ended': 'session-ended',
  'session.expired': 'unauthenticated',
  'session.missing': 'unauthenticated',
  'session.noOrganization': 'no-organization',
  'session.proofNeeded': 'recent-proof-required',
  'session.secondFactorNeeded': 'second-factor-required',
  'session.secondFactorSetUp': 'second-factor-setup-required',
  'session.unconfirmedEmail': 'email-not-confirmed',
  'tasks.gone': 'not-found',
  'tasks.notYours': 'permission-denied',
  'turfs.closed': 'permission-denied',
  'turfs.done': 'failed-precondition',
  'turfs.full': 'failed-precondition',
  'turfs.many': 'resource-exhausted',
  'turfs.notFound': 'not-found',
  'turfs.over': 'failed-precondition',
  'turfs.taken': 'already-exists',
  'volunteers.gone': 'not-found',
  'voterFiles.another': 'already-exists',
  'voterFiles.busy': 'resource-exhausted',
  'voterFiles.cancelDone': 'failed-precondition',
  'voterFiles.damaged': 'invalid-argument',
  'voterFiles.dataColumns': 'invalid-argument',
  'voterFiles.done': 'failed-precondition',
  'voterFiles.foreign': 'permission-denied',
  'voterFiles.missing': 'failed-precondition',
  'voterFiles.noChunk': 'invalid-argument',
  'voterFiles.notFound': 'not-found',
  'voterFiles.outrun': 'already-exists',
  'voterFiles.over': 'failed-precondition',
  'voterFiles.pack': 'invalid-argument',
  'voterFiles.previousRemoved': 'failed-precondition',
  'voterFiles.sums': 'invalid-argument',
  'voterFiles.undoOlder': 'failed-precondition',
  'voterFiles.undoOpen': 'failed-precondition',
  'voterFiles.unopened': 'invalid-argument',
} as const satisfies Record<string, RefusalCode>;
export type RefusalKey = keyof typeof refusals;
/** Values of the placeholders in a refusal's text. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** The HTTP status of each code. */
const statusOf: Record<RefusalCode, number> = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'session-ended': 401,
  'email-not-confirmed': 403,
  'second-factor-required': 403,
  'second-factor-setup-required': 403,
  'recent-proof-required': 403,
  'no-organization': 403,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  'failed-precondition': 409,
  'resource-exhausted': 429,
  internal: 500,
};

/** Thrown by guards, handlers and use cases: the person reads the key's text in their own language. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: RefusalCode;
  readonly status: number;
  /** Milliseconds after which asking again makes sense; null where waiting changes nothing. */
  readonly retryAfterMs: number | null;
  constructor(
    readonly key: RefusalKey,
    readonly params: RefusalParams = {},
    { status, retryAfterMs = null }: { status?: number; retryAfterMs?: number | null } = {},
  ) {
    super(key);
    this.code = refusals[key];
    this.status = status ?? statusOf[this.code];
    this.retryAfterMs = retryAfterMs;
  }
}

/** Refuses for a reason; nothing where there is none. */
export function refuseIf(reason: RefusalKey | RefusedError | null): void {
  if (reason) throw typeof reason === 'string' ? new RefusedError(reason) : reason;
}

/** A wait as a refusal's text tells it: `wait` in seconds, rounded up so that whoever waits that long gets in. */
export const waitParams = (waitMs: number): RefusalParams => ({ wait: Math.ceil(waitMs / 1_000) });
