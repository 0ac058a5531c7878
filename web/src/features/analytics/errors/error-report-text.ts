import type { ErrorGroup, ErrorReport } from './data.ts';

const moment = (millis: number): string => new Date(millis).toISOString();

/** An error and its newest report as plain text, in English and in the order in which a programmer reads. */
export function asText(group: ErrorGroup, latest: ErrorReport | undefined): string {
  const { id, message, code, context, severity, status, count, people, screens, releases } = group;
  const lines = [
    message,
    '',
    `group: ${id}`,
    `severity: ${severity}, ${status}`,
    `context: ${context}${code === '' ? '' : `, code: ${code}`}`,
    `count: ${count}, people: ${people.length}`,
    `first: ${moment(group.first_seen.toMillis())}, last: ${moment(group.last_seen.toMillis())}`,
    `screens: ${screens.join(' ')}`,
    `versions: ${releases.join(' ')}`,
  ];
  if (latest) {
    lines.push(
      '',
      `newest report: ${latest.id}, ${moment(latest.at.toMillis())}, ${latest.screen}, ${latest.agent}, ${latest.release}`,
      latest.stack,
      '',
      ...latest.breadcrumbs.map(({ at, kind, message: text }) => `${moment(at)} ${kind}: ${text}`),
    );
  }
  return lines.join('\n').trim();
}
