import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import { proofLine, questionLine } from '#shared/domain/policy/compare-versions.ts';
import { type PositionContent, readContent } from '#shared/domain/policy/position-content.ts';
import { t } from '../../shared/text/index.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import type { Issue, Position } from './data.ts';

type Approved = { issue: Issue; position: Position };

/** Approved positions as a file: Markdown to read and paste, CSV for a spreadsheet. */
export const positionFile = (all: readonly Approved[], ending: 'md' | 'csv'): string =>
  ending === 'md' ? markdown(all) : csv(all);

/** A line that Markdown would take for a heading, or for the line under one. */
const heading = /^(\s*)(#{1,6}\s|=+\s*$|-+\s*$)/gm;
const plain = (text: string): string => text.replace(heading, '$1\\$2');
const bullets = (lines: readonly string[]): string => lines.map((one) => `- ${plain(one)}`).join('\n');

function markdown(all: readonly Approved[]): string {
  const sheets = all.map(({ issue, position }) => {
    const content = readContent(position);
    const { version, approved_name: name, approved_at } = position;
    const day = showMomentDay(approved_at.toMillis());
    return [
      `# ${issue.name}`,
      `${t('policy.version', { version })} · ${t('policy.rail.approvedBy', { name, day })}`,
      ...(content ? partsOf(content) : [t('policy.unreadable')]),
    ].join('\n\n');
  });
  return `${sheets.join('\n\n')}\n`;
}

function partsOf({ stance, text, local_example, proof, questions, say, avoid }: PositionContent): string[] {
  const section = (part: 'local_example' | 'proof' | 'questions' | 'say' | 'avoid', body: string) =>
    body === '' ? [] : [`## ${t(`policy.parts.${part}`)}`, body];
  return [
    `**${stance}**`,
    ...(text === null ? [] : [plain(text)]),
    ...section('local_example', plain(local_example ?? '')),
    ...section('proof', bullets(proof.map(proofLine))),
    ...section(
      'questions',
      questions.map(({ question, answer }) => `### ${question}\n\n${plain(answer)}`).join('\n\n'),
    ),
    ...section('say', bullets(say)),
    ...section('avoid', bullets(avoid)),
  ];
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
