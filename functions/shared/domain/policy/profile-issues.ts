import { type PolicyFieldName, policyFieldNames } from '../../collections/candidate/policy-fields.ts';
import { cleanLine } from '../one-line.ts';
import { type IssueTopic, positionLimits } from './policy-limits.ts';
import { contentOf, type StoredContent, storedContent } from './position-content.ts';

/** What each policy field of the candidate profile is about. */
export const topicOfField: Record<PolicyFieldName, IssueTopic> = {
  policy_topPriorities: 'other',
  policy_economy_overview: 'economy',
  policy_economy_taxes: 'taxes',
  policy_economy_jobs: 'economy',
  policy_economy_trade: 'economy',
  policy_nationalDebt: 'taxes',
  policy_infrastructure: 'government',
  policy_healthcare_overview: 'health',
  policy_healthcare_costs: 'health',
  policy_environment_climateChange: 'environment',
  policy_environment_energy: 'environment',
  policy_social_education: 'education',
  policy_social_criminalJustice: 'safety',
  policy_social_immigration: 'immigration',
  policy_gunControl: 'safety',
  policy_votingRights: 'rights',
  policy_abortion: 'rights',
  policy_tech: 'other',
  policy_foreign_overview: 'foreign',
  policy_foreign_alliances: 'foreign',
  policy_foreign_china: 'foreign',
  policy_first100Days: 'government',
};

export type ImportedIssue = {
  /** The id of the issue and of its draft: importing the same field twice adds nothing. */
  id: string;
  issue: {
    name: string;
    topic: IssueTopic;
    priority: 'medium';
    archived: false;
    profile_field: PolicyFieldName;
  };
  draft: StoredContent & { state: 'draft'; note: null; base_version: 0 };
};

/** The issue that a field becomes. */
export const profileIssueId = (field: PolicyFieldName): string => field.replaceAll('_', '-');

/** The first sentence of a text as one line, cut at a word where it is longer than a stance may be. */
export function firstSentence(text: string, max: number = positionLimits.stance): string {
  const line = cleanLine(text.split(/\n/, 1)[0] ?? '');
  const end = /[.!?…](?=\s|$)/u.exec(line);
  const sentence = end ? line.slice(0, end.index + 1) : line;
  if (sentence.length <= max) return sentence;
  const cut = sentence.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}

/**
 * An issue with a draft for each policy field that holds a text and was not imported before. `nameOf`: what the screens
 * call a field; `known`: the ids of the issues that exist.
 */
export const issuesFromProfile = (
  profile: { readonly [F in PolicyFieldName]?: string | null },
  known: ReadonlySet<string>,
  nameOf: (field: PolicyFieldName) => string,
): ImportedIssue[] =>
  policyFieldNames.flatMap((field): ImportedIssue[] => {
    const body = profile[field]?.trim() ?? '';
    const id = profileIssueId(field);
    if (body === '' || known.has(id)) return [];
    const name = nameOf(field);
    return [
      {
        id,
        issue: {
          ...{ name, topic: topicOfField[field], priority: 'medium', archived: false },
          profile_field: field,
        },
        draft: {
          ...storedContent(contentOf(firstSentence(body) || name, body)),
          ...{ state: 'draft', note: null, base_version: 0 },
        },
      },
    ];
  });
