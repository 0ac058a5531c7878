import * as z from 'zod/mini';
import { day, email, line, phone, text } from '#shared/collections/define.ts';
import { donationMaxCents, skillLength, skillsMax, volunteerHoursMax } from '#shared/constants.ts';
import { normaliseEmail, normalisePhone } from '#shared/domain/contact.ts';
import { hoursOf } from '#shared/domain/import/hours.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { birthYears } from '#shared/domain/people/people-limits.ts';
import { t } from '../../text/index.ts';
import { showMoney, showNumber } from '../format.ts';
import { onceEach } from './once-each.ts';
import { Problem, typed } from './typed.ts';

/** Fields of forms: what people type, read into what collections store. The words say what to do. */

const nameMax = 120;

const readName = (written: string): string | Problem => {
  const name = cleanLine(written).replace(/\s+/g, ' ');
  if (name === '') return new Problem(t('form.name.missing'));
  if (name.length > nameMax) return new Problem(t('form.tooLong', { count: nameMax }));
  // Without a letter or a figure there is nothing to search by.
  return foldText(name) === '' ? new Problem(t('form.name.letters')) : name;
};
export const nameField = z.pipe(typed(readName), text(nameMax));

/** A field that may be left empty, and otherwise is what `normalise` makes of it. */
const optional = (normalise: (written: string) => string | null, problem: 'form.email' | 'form.phone') =>
  typed((written): string | null | Problem => {
    if (written.trim() === '') return null;
    return normalise(written) ?? new Problem(t(problem));
  });
export const emailField = z.pipe(optional(normaliseEmail, 'form.email'), z.nullable(email));
export const phoneField = z.pipe(optional(normalisePhone, 'form.phone'), z.nullable(phone));

/** Each line read as one address or number; empty lines are left out, and none is listed twice. */
const listOf = (one: typeof emailField | typeof phoneField) =>
  z.pipe(
    z.array(z.string()),
    z.transform((lines: string[], context): string[] => {
      const values: string[] = [];
      for (const line of lines) {
        const { success, data, error } = one.safeParse(line);
        if (!success)
          context.issues.push({ code: 'custom', message: error.issues[0]?.message ?? '', input: line });
        else if (data !== null && !values.includes(data)) values.push(data);
      }
      return values;
    }),
  );
export const emailsField = listOf(emailField);
export const phonesField = listOf(phoneField);

/** Dollars as typed, cents as stored. */
const readMoney = (written: string): number | Problem => {
  if (written.trim() === '') return new Problem(t('form.money.missing'));
  const cents = parseMoney(written);
  if (cents === null) return new Problem(t('form.money.unclear'));
  if (cents <= 0) return new Problem(t('form.money.positive'));
  const max = showMoney(donationMaxCents, true);
  return cents > donationMaxCents ? new Problem(t('form.money.large', { max })) : cents;
};
export const moneyField = z.pipe(typed(readMoney), z.int().check(z.minimum(1), z.maximum(donationMaxCents)));

const years = { from: '1900-01-01', to: '2100-12-31' };
const readDay = (written: string): string | null | Problem => {
  if (written === '') return null;
  return written >= years.from && written <= years.to ? written : new Problem(t('form.day.year'));
};
export const optionalDayField = z.pipe(typed(readDay), z.nullable(day));
export const dayField = z.pipe(
  typed((written): string | Problem => readDay(written) ?? new Problem(t('form.day.missing'))),
  day,
);

/** Text on one line that has to be there. `missing`: what to do where it is not. */
export const lineField = (max: number, missing: string) =>
  z.pipe(
    typed((written): string | Problem => {
      const clean = cleanLine(written).replace(/\s+/g, ' ');
      if (clean === '') return new Problem(missing);
      return clean.length > max ? new Problem(t('form.tooLong', { count: max })) : clean;
    }),
    line(max),
  );

/** A year of birth that may be left out. */
export const birthYearField = z.pipe(
  typed((written): number | null | Problem => {
    const typedYear = written.trim();
    if (typedYear === '') return null;
    const max = new Date().getFullYear();
    const isYear =
      /^\d{4}$/.test(typedYear) && Number(typedYear) >= birthYears.min && Number(typedYear) <= max;
    return isYear ? Number(typedYear) : new Problem(t('form.birthYear', { min: birthYears.min, max }));
  }),
  z.nullable(z.int()),
);

/** Free text that may be left out. */
export const noteField = (max: number) =>
  z.pipe(
    typed((written): string | null | Problem => {
      const note = written.trim();
      return note.length > max ? new Problem(t('form.tooLong', { count: max })) : note || null;
    }),
    z.nullable(text(max)),
  );

/** Hours to the quarter, as `1.25` or `1:15`. What an import brought may stay as it is. */
export const hoursField = (before: string) =>
  z.pipe(
    typed((written): number | Problem => {
      const hours = written.trim() === '' ? 0 : hoursOf(written);
      if (hours === null || hours < 0) return new Problem(t('form.hours.unclear'));
      const max = showNumber(volunteerHoursMax);
      if (hours > volunteerHoursMax) return new Problem(t('form.hours.large', { max }));
      const quarters = Number.isInteger(hours * 4) || written === before;
      return quarters ? hours : new Problem(t('form.hours.quarters'));
    }),
    z.number().check(z.minimum(0), z.maximum(volunteerHoursMax)),
  );

/** Skills as tags. */
export const skillsField = z.pipe(
  z.array(z.string()),
  z.transform((written: string[], context) => {
    const skills = onceEach(written);
    const long = skills.some((skill) => skill.length > skillLength);
    const problem = long
      ? t('form.skills.long', { count: skillLength })
      : skills.length > skillsMax && t('form.skills.many', { count: skillsMax });
    if (problem) context.issues.push({ code: 'custom', message: problem, input: written });
    return skills;
  }),
);
