import { appointmentNoteMax, appointmentTitleMax, expectedMax } from '#shared/collections/appointments.ts';
import { normaliseEmail, normalisePhone } from '#shared/domain/contact.ts';
import { instantOf, isWallTime } from '#shared/domain/events/wall-times.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { publicKinds, publicLengths, requestDaysMax } from '#shared/domain/schedule/public-request.ts';
import { wellFormed } from '#shared/domain/well-formed.ts';
import type { PublicRequest } from '#shared/usecases/schedule/public-requests.ts';
import { cleanText } from './form-body.ts';
import type { RequestProblem } from './request-words.ts';

/** What was typed, as it was typed: the page shows it again. */
export type TypedRequest = ReturnType<typeof typedRequest>;
export type RequestProblems = Partial<Record<keyof TypedRequest, RequestProblem>>;

/** Characters of one line. */
export const requestMax = { name: 120, place: 80 } as const;

/** The fields of a posted form. A field that comes twice counts once. */
export function typedRequest(body: Buffer) {
  const fields = new URLSearchParams(wellFormed(body.toString('utf8')));
  const one = (name: string): string => fields.get(name) ?? '';
  return {
    ...{ name: one('name'), group: one('group'), email: one('email'), phone: one('phone') },
    ...{ what: one('what'), kind: one('kind'), day: one('day'), time: one('time'), length: one('length') },
    ...{ place: one('place'), expected: one('expected'), press: one('press'), notes: one('notes') },
    ...{ website: one('website'), token: one('token'), work: one('work') },
  };
}

const dayMs = 86_400_000;
const wallAfter = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** What was typed as it is stored, or what is to be corrected. */
export function requestOf(
  typed: TypedRequest,
  zone: string,
  now: number,
): { is: 'good'; request: PublicRequest } | { is: 'bad'; problems: RequestProblems } {
  const problems: RequestProblems = {};
  const line = (name: 'name' | 'group' | 'what' | 'place', most: number): string => {
    const value = cleanLine(typed[name]);
    if (value.length > most) problems[name] = 'tooLong';
    return value;
  };
  const [name, group] = [line('name', requestMax.name), line('group', requestMax.name)];
  const [title, place] = [line('what', appointmentTitleMax), line('place', requestMax.place)];
  if (foldText(name) === '') problems.name = 'name';
  if (foldText(title) === '') problems.what = 'what';
  const email = normaliseEmail(typed.email);
  if (email === null) problems.email = 'email';
  const phone = typed.phone.trim() === '' ? null : normalisePhone(typed.phone);
  if (phone === null && typed.phone.trim() !== '') problems.phone = 'phone';
  const kind = publicKinds.find((known) => known === typed.kind);
  if (kind === undefined) problems.kind = 'kind';
  const length = publicLengths.find((known) => String(known) === typed.length);
  if (length === undefined) problems.length = 'length';
  const from = `${typed.day}T${typed.time}`;
  const starts = isWallTime(from) ? instantOf(zone, from) : Number.NaN;
  if (!(starts > now && starts <= now + requestDaysMax * dayMs)) problems.day = 'day';
  const isCount = /^\s*\d{0,7}\s*$/.test(typed.expected) && Number(typed.expected) <= expectedMax;
  if (!isCount) problems.expected = 'expected';
  const notes = cleanText(typed.notes);
  if (notes.length > appointmentNoteMax) problems.notes = 'tooLong';
  if (Object.keys(problems).length > 0 || email === null || kind === undefined || length === undefined)
    return { is: 'bad', problems };
  return {
    is: 'good',
    request: {
      ...{ title, kind, place: place || null, from, to: wallAfter(from, length) },
      expected: typed.expected.trim() === '' ? null : Number(typed.expected),
      ...{ press: typed.press === 'yes' ? 'yes' : 'unknown', notes: notes || null },
      ...{ contact_name: name, contact_phone: phone, requester: group || name, requester_email: email },
    },
  };
}
