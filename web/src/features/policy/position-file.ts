import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import { proofLine, questionLine } from '#shared/domain/policy/compare-versions.ts';
import { contentOf, readContent } from '#shared/domain/policy/position-content.ts';
import {
  bookMarkdown,
  type ExportedPosition,
  type ExportLabels,
  positionMarkdown,
} from '#shared/domain/policy/position-export.ts';
import { t } from '../../shared/text/index.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import type { Issue, Position } from './data.ts';

type Approved = { issue: Issue; position: Position };

/** Approved positions as a file: Markdown to read and paste, CSV for a spreadsheet. */
export const positionFile = (all: readonly Approved[], ending: 'md' | 'csv'): string =>
  ending === 'md' ? markdown(all) : csv(all);

function markdown(all: readonly Approved[]): string {
  const labels: ExportLabels = {
    ...{ proof: t('policy.parts.proof'), source: t('policy.source') },
    ...{ localExample: t('policy.parts.local_example'), questions: t('policy.parts.questions') },
    ...{ say: t('policy.parts.say'), avoid: t('policy.parts.avoid'), version: t('policy.versions.number') },
    statuses: {
      approved: t('policy.status.approved'),
      public: t('policy.status.public'),
      retired: t('policy.status.retired'),
    },
  };
  const sheets = all.map(({ issue, position }): ExportedPosition => {
    const { version, status, approved_name: name, self_approved, stance, text } = position;
    return {
      ...{ issue: issue.name, topic: t(`choices.issues.topic.${issue.topic}`), version, status },
      day: showMomentDay(position.approved_at.toMillis()),
      approvedBy: self_approved === null ? name : `${name} (${t('policy.versions.self')})`,
      content: readContent(position) ?? contentOf(stance, text),
    };
  });
  const [only] = sheets;
  return only && sheets.length === 1
    ? positionMarkdown(only, labels)
    : bookMarkdown(t('policy.file.book'), sheets, labels);
}

function csv(all: readonly Approved[]): string {
  const header = [
    t('fields.issues.name'),
    t('fields.issues.topic'),
    t('fields.issues.priority'),
    t('policy.versions.number'),
    t('policy.versions.status'),
    t('policy.parts.stance'),
    t('policy.parts.text'),
    t('policy.parts.local_example'),
    t('policy.parts.proof'),
    t('policy.parts.questions'),
    t('policy.parts.say'),
    t('policy.parts.avoid'),
  ];
  const rows = all.map(({ issue, position }) => {
    const content = readContent(position);
    return [
      issue.name,
      t(`choices.issues.topic.${issue.topic}`),
      t(`choices.issues.priority.${issue.priority}`),
      String(position.version),
      t(`policy.status.${position.status}`),
      position.stance,
      position.text ?? '',
      position.local_example ?? '',
      (content?.proof ?? []).map(proofLine).join('\n'),
      (content?.questions ?? []).map(questionLine).join('\n\n'),
      position.say.join('\n'),
      position.avoid.join('\n'),
    ];
  });
  return byteOrderMark + [header, ...rows].map(csvLine).join('');
}
