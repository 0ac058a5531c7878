import { issues } from '../collections/issues.ts';
import { positionDrafts } from '../collections/position-drafts.ts';
import { positionUses } from '../collections/position-uses.ts';
import { positions, positionVersionId, positionVersions } from '../collections/positions.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { contentOf, type PositionContent, storedContent } from '../domain/policy/position-content.ts';
import { accounts } from './accounts.ts';
import { daysAfter, type Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Language } from './field-record.ts';
import { policyInEnglish, policyInSpanish, type SampleIssue } from './sample-policy-texts.ts';

/** Days before the seed's day on which each version was approved, the newest last. */
const approvedBefore = [120, 48, 6];
/** When its draft was last changed before that. */
const draftedBefore = (days: number): Moment => moment(daysAfter(seedDay, -days - 1), 15 * 60);

const stamps = (by: string, at: Moment) => ({
  created_at: at,
  created_by: by,
  updated_at: at,
  updated_by: by,
});

/** The versions of an issue, each with what it takes over from the one before. */
function contentsOf({ name, versions }: SampleIssue): PositionContent[] {
  let content = contentOf(name, null);
  return versions.map(({ note: _, ...changes }) => {
    content = { ...content, ...changes };
    return content;
  });
}

function positionDocuments(organization: string, issue: SampleIssue): Doc[] {
  const author = `${organization}-manager`;
  const approver = accounts.find((one) => one.organization === organization && one.role === 'admin');
  const count = issue.versions.length;
  const contents = contentsOf(issue);
  const approved = issue.versions.map(({ note = null }, at) => {
    const days = approvedBefore.at(at - count) ?? 0;
    return {
      ...storedContent(contents[at] ?? contentOf(issue.name, null)),
      ...{ note, authors: [author], drafted_at: draftedBefore(days), self_approved: null },
      ...{ approved_by: approver?.uid ?? author, approved_name: approver?.full_name ?? author },
      approved_at: moment(daysAfter(seedDay, -days), 17 * 60),
    };
  });
  const current = approved.at(-1);
  const versions = approved.map((version, at) =>
    document(positionVersions, organization, positionVersionId(issue.id, at + 1), {
      ...{ ...version, issue_id: issue.id, number: at + 1 },
    }),
  );
  if (!current) return versions;
  const public_version = issue.isPublic ? count : null;
  const position = document(positions, organization, issue.id, {
    ...current,
    ...{ version: count, status: issue.isPublic ? 'public' : 'approved', public_version },
    ...{ public_at: issue.isPublic ? current.approved_at : null, updated_at: current.approved_at },
  });
  return [position, ...versions];
}

function issueDocuments(organization: string, issue: SampleIssue): Doc[] {
  const author = `${organization}-manager`;
  const { id, name, topic, priority, versions, draft, uses = [] } = issue;
  const began = stamps(author, draftedBefore(121));
  const drafts = draft
    ? [
        document(positionDrafts, organization, id, {
          ...storedContent({ ...(contentsOf(issue).at(-1) ?? contentOf(name, null)), ...contentIn(draft) }),
          ...{ state: 'review', note: draft.note ?? null, base_version: versions.length, authors: [author] },
          ...stamps(author, draftedBefore(1)),
        }),
      ]
    : [];
  return [
    document(issues, organization, id, {
      ...{ name, name_key: nameKeys(name).name_key, topic, priority },
      ...{ archived: false, profile_field: null, ...began },
    }),
    ...positionDocuments(organization, issue),
    ...drafts,
    ...uses.map(({ kind, title, version, link = null }, at) =>
      document(positionUses, organization, `${id}-${at + 1}`, {
        ...{ issue_id: id, version, kind, title, link, script_id: null },
        ...{ used_on: daysAfter(seedDay, -5 * (at + 1)), ...stamps(author, draftedBefore(5 * at + 4)) },
      }),
    ),
  ];
}
const contentIn = ({ note: _, ...changes }: NonNullable<SampleIssue['draft']>) => changes;

/** What the policy tracker finds at once: issues, positions with their versions, a draft in review, and uses. */
export const policyRecord = (organization: string, language: Language = 'en'): Doc[] =>
  (language === 'es' ? policyInSpanish : policyInEnglish).flatMap((issue) =>
    issueDocuments(organization, issue),
  );
