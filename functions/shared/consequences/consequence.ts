import type * as z from 'zod/mini';
import type { activity } from '../collections/activity.ts';
import type { audit } from '../collections/audit.ts';
import type { Instant } from '../collections/define.ts';
import type { ProfilePeopleKind } from '../collections/profile-people.ts';
import type { Achievement, Measure } from '../domain/achievement-list.ts';
import type { PeoplePack } from '../domain/people/pack/pack-limits.ts';
import type { ProfileChange } from '../domain/profile-history.ts';
import type { acceptedEvent } from '../domain/voters/accepted-proposal.ts';

export type FeedLine = Omit<z.output<typeof activity.schema>, 'at'>;
/** Who did it is named when the line is written. */
export type AuditLine = Omit<z.output<typeof audit.schema>, 'at' | 'actor_id' | 'actor_name'>;
/** A turf that changed hands. Milliseconds since 1970. */
export type HandOver = { from: string | null; to: string | null; end: number; changedAt: number };

/**
 * What follows from a write, as plain data. Applied twice, late or out of order it comes to the same: a line is created
 * once under an id of what it tells, and everything else is recounted or copied from what is stored by then.
 */
export type Consequence =
  | { is: 'feed-line'; id: string; line: FeedLine }
  /** `by`: the account that did it, where the platform says so. */
  | { is: 'audit-line'; id: string; by: string | null; line: AuditLine }
  | { is: 'correction'; id: string; event: ReturnType<typeof acceptedEvent> }
  /** By one member, who is named when they are written. */
  | { is: 'profile-history'; changes: ProfileChange<Instant>[] }
  | { is: 'count-gifts'; donor: string }
  | { is: 'rename-gifts'; donor: string }
  /** Has the group that a donor shares a limit with follow their record. */
  | { is: 'settle-affiliation'; donor: string }
  /** Has the queue of thank-yous follow a gift. */
  | { is: 'settle-thanks'; gift: string }
  /** Has the queue of missing information follow a donor, or all of them. */
  | { is: 'settle-information'; person: string }
  | { is: 'sweep-information' }
  /** Has call lists and blocks lose the sheets of a card that is gone. */
  | { is: 'drop-call-sheets'; person: string }
  /** Has the blocks of a call list that is gone lose what they know. */
  | { is: 'empty-call-list'; list: string }
  /** Has the sums by week follow a gift. */
  | { is: 'settle-giving'; gift: string }
  | { is: 'settle-keys'; keys: string[] }
  /** Makes a card and its facets belong together. */
  | { is: 'settle-person'; person: string }
  /** Has the assignee of a task reminded, or nobody. */
  | { is: 'schedule-reminder'; task: string }
  /** Has the donor of a pledge reminded of what is overdue, or nobody. */
  | { is: 'schedule-pledge-reminder'; pledge: string }
  /** Has those who signed up reminded of an event's shifts, or nobody. */
  | { is: 'schedule-event-messages'; event: string }
  /** Has those who signed up told that an event changed, is cancelled, or takes place after all. */
  | { is: 'schedule-event-notice'; event: string; about: string }
  /** Tells somebody that a place is offered to them. */
  | { is: 'mail-offer'; rsvp: string }
  /** Gives places of an event to those who wait. */
  | { is: 'allocate-places'; event: string }
  /** Has the ledger of hours follow what a sign-up says of work. */
  | { is: 'settle-hours'; rsvp: string }
  /** Projects contact points and the voter log onto a card. */
  | { is: 'settle-reach'; person: string }
  /** Tells the change log of a pack of people that a row may be another one. */
  | { is: 'log-person'; pack: PeoplePack; person: string }
  | { is: 'count-skills'; skills: string[] }
  | { is: 'count-metrics'; parts: string[]; changedAt: number | null }
  | { is: 'copy-card' }
  | { is: 'copy-directory-entry'; organization: string; uid: string }
  /** What memberships say of their account follows its profile. */
  | { is: 'copy-to-memberships'; uid: string }
  | { is: 'drop-carried-person'; kind: ProfilePeopleKind; id: string }
  | { is: 'drop-carried-people' }
  | { is: 'drop-issue'; id: string }
  | { is: 'trim-backups'; organization: string }
  | { is: 'drop-backups'; uid: string; organization: string; leftAt: number }
  | { is: 'hand-over'; turf: string; handOver: HandOver }
  | { is: 'award'; measure: Measure; value: number }
  | { is: 'unlock'; achievements: Achievement[] }
  /** A document that does not fit: reported and taken as absent, for failing would deliver the same event for a day. */
  | { is: 'unreadable'; issues: readonly z.core.$ZodIssue[] };

/** All that is known of a write besides the document. */
export type About = {
  id: string;
  /** Who wrote, where the platform says so. */
  actor: string | null;
  /** Milliseconds since 1970; null where only "before now" is sure. */
  changedAt: number | null;
  now: number;
  /** Names the version that was deleted. Without one the audit tells nothing. */
  version: string | null;
  /** The moments of both versions, where they are known. */
  writtenAt: { before: Instant | null; after: Instant | null };
};

export type Document = object | null;
/** The fields of a document that a rule looks at, or null where there are none. */
export type Read = <S extends z.ZodMiniType>(schema: S, document: Document) => z.output<S> | null;
/** What follows from a write in one collection. */
export type Rule = (before: Document, after: Document, about: About, read: Read) => Consequence[];
