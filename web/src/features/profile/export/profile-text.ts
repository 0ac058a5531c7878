import { type ProfileSectionId, profileSectionIds } from '#shared/collections/candidate/candidate-field.ts';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { t } from '../../../shared/text/index.ts';
import { formatField } from '../history/format-field.ts';
import type { Values } from './profile-file.ts';

export type TextKind = 'markdown' | 'plain';

type Style = {
  title: (text: string) => string;
  section: (text: string) => string;
  field: (label: string, text: string, long: boolean) => string;
};

/** A line of a text that Markdown would take for a heading, or for the line under one. */
const heading = /^(\s*)(#{1,6}\s|=+\s*$|-+\s*$)/gm;
const styles: Record<TextKind, Style> = {
  markdown: {
    title: (text) => `# ${text}`,
    section: (text) => `## ${text}`,
    field: (label, text, long) => {
      const safe = text.replace(heading, '$1\\$2');
      return long ? `### ${label}\n\n${safe}` : `**${label}:** ${safe}`;
    },
  },
  plain: {
    title: (text) => `${text}\n${'='.repeat([...text].length)}`,
    section: (text) => `${text}\n${'-'.repeat([...text].length)}`,
    field: (label, text, long) => (long ? `${label}\n${text}` : `${label}: ${text}`),
  },
};

/** The profile to read or to paste: its sections and fields by their labels, without the empty ones. */
export function textOf(values: Values, kind: TextKind): string {
  const style = styles[kind];
  const parts = profileSectionIds.map((section) => sectionIn(section, values, style)).filter(Boolean);
  const title = t('history.export.heading', {
    name: formatField('candidateName', values.candidateName ?? null),
  });
  return `${[style.title(title), ...parts].join('\n\n')}\n`;
}

function sectionIn(section: ProfileSectionId, values: Values, style: Style): string {
  const filled = profileFieldNames.filter(
    (name) => profileFields[name].section === section && (values[name] ?? null) !== null,
  );
  if (filled.length === 0) return '';
  const fields = filled.map((name) => {
    const label = t(`profileFields.fields.${name}.label`);
    return style.field(label, formatField(name, values[name] ?? null), isLong(name));
  });
  return [style.section(t(`profileFields.sections.${section}.label`)), ...fields].join('\n\n');
}

const isLong = (name: ProfileFieldName) => profileFields[name].kind === 'prose';
