import { normaliseEmail, normalisePhone } from '#shared/domain/contact.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { t } from '../../../shared/text/index.ts';

export type TypedPerson = { name: string; email: string; phone: string; zip: string };
export const emptyPerson: TypedPerson = { name: '', email: '', phone: '', zip: '' };

export type PersonProblems = Partial<Record<'name' | 'email' | 'phone', string>>;

/** Somebody who is not found among the people, as the call takes them, or what is wrong with what was typed. */
export function readPerson(typed: TypedPerson, newId: string) {
  const name = typed.name.trim().replace(/\s+/g, ' ');
  const email = typed.email.trim() === '' ? null : normaliseEmail(typed.email);
  const phone = typed.phone.trim() === '' ? null : normalisePhone(typed.phone);
  const problems: PersonProblems = {
    ...(foldText(name) === '' && { name: t('roster.add.nameMissing') }),
    ...(typed.email.trim() !== '' && email === null && { email: t('roster.add.emailProblem') }),
    ...(typed.phone.trim() !== '' && phone === null && { phone: t('roster.add.phoneProblem') }),
  };
  if (Object.keys(problems).length > 0) return { is: 'problem', problems } as const;
  const person = { newId, name, email, phone, zip: typed.zip.trim() || null, language: null };
  return { is: 'person', person } as const;
}
