import type { Language, TimeFormat } from '#shared/themes.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
const hours: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  locale: {},
  '12h': { hour12: true },
  '24h': { hour12: false },
};
type How = { language: Language; clock: TimeFormat };

/** A day as members read it: `Friday, November 27`. */
export const dayText = (day: string, { language }: Pick<How, 'language'>): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(Date.parse(day));

/** When a task is due, by the clock of its assignee: `Friday, November 27, 3:30 PM`. */
export function dueText(
  { due_day, due_time }: { due_day: string | null; due_time: string | null },
  how: How,
): string {
  if (due_day === null) return '';
  if (due_time === null) return dayText(due_day, how);
  const time = new Intl.DateTimeFormat(locales[how.language], {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
    ...hours[how.clock],
  }).format(Date.parse(`${due_day}T${due_time}Z`));
  return `${dayText(due_day, how)}, ${time}`;
}
