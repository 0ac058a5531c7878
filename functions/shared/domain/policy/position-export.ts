import type { PositionStatus } from './policy-limits.ts';
import type { PositionContent } from './position-content.ts';

/** A position as it is exported; `day`: `YYYY-MM-DD` of its approval. */
export type ExportedPosition = {
  issue: string;
  /** In the reader's language. */
  topic: string;
  version: number;
  status: PositionStatus;
  day: string;
  approvedBy: string;
  content: PositionContent;
};

/** Headings in the reader's language. */
export type ExportLabels = {
  proof: string;
  source: string;
  localExample: string;
  questions: string;
  say: string;
  avoid: string;
  version: string;
  statuses: Record<PositionStatus, string>;
};

/** Marks that Markdown would read: what a campaign wrote is text, never a link, a heading or HTML. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>|~&]/g, '\\$&')
    .replace(/^(\s*)(#{1,6}|[-+=]+|>)(?=\s|$|[-=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2');
const inOneLine = (text: string): string => escaped(text.replace(/\s*\n\s*/g, ' '));
const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function sectionsOf({ content }: ExportedPosition, labels: ExportLabels): string[] {
  const { stance, text, local_example, proof, questions, say, avoid } = content;
  const section = (title: string, body: string | null): string[] =>
    body ? [`### ${inOneLine(title)}\n\n${body}`] : [];
  const points = proof.map((point) =>
    point.source
      ? `${inOneLine(point.text)} (${inOneLine(labels.source)}: ${inOneLine(point.source)})`
      : inOneLine(point.text),
  );
  return [
    `**${inOneLine(stance)}**`,
    ...(text ? [escaped(text)] : []),
    ...section(labels.proof, bullets(points)),
    ...section(labels.localExample, local_example && escaped(local_example)),
    ...section(
      labels.questions,
      questions
        .map(({ question, answer }) => `**${inOneLine(question)}**\n\n${escaped(answer)}`)
        .join('\n\n'),
    ),
    ...section(labels.say, bullets(say.map(inOneLine))),
    ...section(labels.avoid, bullets(avoid.map(inOneLine))),
  ];
}

/** One position as Markdown. */
export function positionMarkdown(position: ExportedPosition, labels: ExportLabels): string {
  const { issue, topic, version, status, day, approvedBy } = position;
  const facts = [topic, `${labels.version} ${version}`, labels.statuses[status], day, approvedBy];
  const head = `## ${inOneLine(issue)}\n\n${facts.map(inOneLine).join(' · ')}`;
  return `${[head, ...sectionsOf(position, labels)].join('\n\n')}\n`;
}

/** The whole book as Markdown, in the order of the positions. */
export const bookMarkdown = (
  title: string,
  positions: readonly ExportedPosition[],
  labels: ExportLabels,
): string =>
  `${[`# ${inOneLine(title)}\n`, ...positions.map((one) => positionMarkdown(one, labels))].join('\n')}`;
