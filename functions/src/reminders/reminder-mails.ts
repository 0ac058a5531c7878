import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import { dayText, dueText } from './due-text.ts';
import type { NotifiedMember } from './notified-member.ts';

type DueTask = { title: string; due_day: string | null; due_time: string | null };
type NewAnnouncement = { title: string; author_name: string };

type Texts = {
  reminder: (title: string, due: string) => Letter;
  digest: { daily: (day: string) => string; weekly: (day: string) => string };
  tasks: string;
  announcements: string;
  line: (title: string, detail: string) => string;
  more: string;
  campaign: (name: string) => string;
  why: string;
};

const texts: Record<Language, Texts> = {
  en: {
    reminder: (title, due) => [`Reminder: ${title}`, `“${title}” is due ${due}.`],
    digest: {
      daily: (day) => `Your tasks for ${day}`,
      weekly: (day) => `Your tasks for the week of ${day}`,
    },
    tasks: 'Your open tasks:',
    announcements: 'Announcements you haven’t read yet:',
    line: (title, detail) => `• ${title} (${detail})`,
    more: 'There are more on the task list.',
    campaign: (name) => `This is about the campaign ${name}. The link opens it.`,
    why: 'You get this message because of your notification settings. You can change them on the account screen.',
  },
  es: {
    reminder: (title, due) => [`Recordatorio: ${title}`, `«${title}» vence el ${due}.`],
    digest: {
      daily: (day) => `Sus tareas del ${day}`,
      weekly: (day) => `Sus tareas de la semana del ${day}`,
    },
    tasks: 'Sus tareas abiertas:',
    announcements: 'Anuncios que aún no ha leído:',
    line: (title, detail) => `• ${title} (${detail})`,
    more: 'Hay más en la lista de tareas.',
    campaign: (name) => `Se trata de la campaña ${name}. El enlace la abre.`,
    why: 'Recibe este mensaje por sus preferencias de notificación. Puede cambiarlas en la pantalla de la cuenta.',
  },
};

const readerIn = ({ to, language }: NotifiedMember) => ({ to, language });

/** What a mail opens, and the name of its campaign for a member of several. */
type Opening = { link: string; campaign: string | null };
const campaignLine = ({ language }: NotifiedMember, name: string | null): string[] =>
  name === null ? [] : [texts[language].campaign(headerLine(name))];

/** Titles are what people typed: on one line, they cannot pass for paragraphs or headers of ours. */
export function taskReminderMail(member: NotifiedMember, task: DueTask, { link, campaign }: Opening): Mail {
  const { reminder, why } = texts[member.language];
  const [subject, ...paragraphs] = reminder(headerLine(task.title), dueText(task, member));
  return mailOf(readerIn(member), [subject, ...paragraphs, ...campaignLine(member, campaign), why], link);
}

type Digest = {
  day: string;
  tasks: readonly DueTask[];
  announcements: readonly NewAnnouncement[];
  isMore: boolean;
};

/** What a member has to do and has not read, in one message. */
export function digestMail(
  member: NotifiedMember,
  { day, tasks, announcements, isMore }: Digest,
  { link, campaign }: Opening,
): Mail {
  const words = texts[member.language];
  const list = (lines: readonly string[]) => lines.join('\n');
  const subject = words.digest[member.frequency === 'weekly' ? 'weekly' : 'daily'](dayText(day, member));
  const taskLines = tasks.map((task) => words.line(headerLine(task.title), dueText(task, member)));
  const newsLines = announcements.map(({ title, author_name }) =>
    words.line(headerLine(title), headerLine(author_name)),
  );
  const paragraphs = [
    ...(taskLines.length > 0 ? [words.tasks, list(taskLines)] : []),
    ...(isMore ? [words.more] : []),
    ...(newsLines.length > 0 ? [words.announcements, list(newsLines)] : []),
    ...campaignLine(member, campaign),
    words.why,
  ];
  return mailOf(readerIn(member), [subject, ...paragraphs], link);
}
