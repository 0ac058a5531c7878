import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { ProfileValues } from '#shared/domain/completeness.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { t } from '../../../shared/text/index.ts';

export type Match = { name: ProfileFieldName; label: string; section: string; text: string };

/** Characters of a field's content that stand beside a match. */
const excerpt = 80;

/** Fields whose label, help, section or content has every word that is typed; what is called so comes first. */
export function matchesFor(typed: string, profile: ProfileValues): Match[] {
  const terms = foldText(typed).split(' ').filter(Boolean);
  if (terms.length === 0) return [];
  const has = (text: string) => terms.every((term) => foldText(text).includes(term));
  const found = profileFieldNames.flatMap((name) => {
    const label = t(`profileFields.fields.${name}.label`);
    const help = t(`profileFields.fields.${name}.help`);
    const section = t(`profileFields.sections.${profileFields[name].section}.label`);
    const content = String(profile[name] ?? '');
    const rank = [label, `${label} ${section}`, `${label} ${section} ${help}`, content].findIndex(has);
    const text = rank === 3 ? around(content, terms[0] ?? '') : help;
    return rank < 0 ? [] : [{ rank, match: { name, label, section, text } }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match);
}

/** The part of a long text that a word stands in. */
function around(content: string, term: string): string {
  const at = Math.max(0, content.toLocaleLowerCase().indexOf(term) - excerpt / 4);
  return `${at > 0 ? '…' : ''}${content.slice(at, at + excerpt).trim()}${at + excerpt < content.length ? '…' : ''}`;
}
