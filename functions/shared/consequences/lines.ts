import * as z from 'zod/mini';
import type { activity } from '../collections/activity.ts';
import { audit } from '../collections/audit.ts';
import { campaignAchievements } from '../collections/campaign-achievements.ts';
import type { Collection, Shape } from '../collections/define.ts';
import { type AuditedTable, createdLine, createdLineId } from '../collections/written-marks.ts';
import type { Achievement } from '../domain/achievement-list.ts';
import type { About, AuditLine, Consequence, Document, FeedLine, Read } from './consequence.ts';

type Activity = z.output<typeof activity.schema>;
type Audit = z.output<typeof audit.schema>;

/** One line of the feed, but for its time. */
export const feedLine = (
  line: Pick<Activity, 'type' | 'capability'> & Partial<Omit<Activity, 'at'>>,
): FeedLine => ({
  ...{ actor_id: null, subject_collection: null, subject_id: null, subject_name: null },
  ...{ amount: null, count: null },
  ...line,
});

/** One line of the audit, but for its time and for who did it. */
export const auditLine = (line: Pick<Audit, 'type'> & Partial<AuditLine>): AuditLine => ({
  ...{ subject_id: null, subject_name: null, role: null, previous_role: null, what: null, count: null },
  ...line,
});

/** The feed's line about a new document, where its definition has one. */
export function createdLines(
  definition: Pick<Collection<string, Shape>, 'name' | 'feed' | 'access'>,
  id: string,
  about: Partial<FeedLine>,
): Consequence[] {
  const created = createdLine(definition);
  if (!created) return [];
  return [
    { is: 'feed-line', id: createdLineId(definition.name, id), line: feedLine({ ...created, ...about }) },
  ];
}

/** What a line calls a record: a person's own name, their donor's, or the candidate's. */
const { subject_name } = audit.schema.shape;
const named = z.object({
  name: z.optional(subject_name),
  donor_name: z.optional(subject_name),
  candidateName: z.optional(subject_name),
});

/** The audit's line of a deletion. Its id holds the deleted version: a later deletion has a line of its own. */
export function deletionLine(kind: AuditedTable, id: string, version: string, record: object | null) {
  // Whatever else is wrong with it, the record's own rule reports.
  const names = named.safeParse(record).data;
  return {
    id: `deleted-${kind}-${id}-${version}`,
    line: auditLine({
      type: 'record_deleted',
      subject_id: id,
      subject_name: names?.name ?? names?.donor_name ?? names?.candidateName ?? null,
      what: kind,
    }),
  };
}

/** An unlocked achievement but for its time, and its line of the feed. */
export const unlockedAchievement = ({ id, name, description, rarity }: Achievement) => ({
  fields: {
    achievement_id: id,
    achievement_name: name,
    achievement_description: description,
    rarity,
  },
  lineId: `achievement-${id}`,
  line: feedLine({
    type: 'achievement_unlocked',
    capability: 'dashboard.read',
    subject_collection: campaignAchievements.name,
    subject_id: id,
    subject_name: name,
  }),
});

/** Reads documents, and reports those that do not fit. */
export function reader(): { read: Read; unreadable: Consequence[] } {
  const unreadable: Consequence[] = [];
  return {
    unreadable,
    read(schema, document) {
      if (!document) return null;
      const result = schema.safeParse(document);
      if (result.success) return result.data;
      unreadable.push({ is: 'unreadable', issues: result.error.issues });
      return null;
    },
  };
}

/** What the audit tells of a deletion. */
export const deletionConsequences = (
  kind: AuditedTable,
  before: Document,
  after: Document,
  { id, version, actor }: About,
): Consequence[] =>
  before !== null && after === null && version !== null
    ? [{ is: 'audit-line', by: actor, ...deletionLine(kind, id, version, before) }]
    : [];
