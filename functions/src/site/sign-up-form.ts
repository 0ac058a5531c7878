import type { Language } from '#shared/themes.ts';
import { roomOf, type SiteShift, whenOf } from './event-words.ts';
import {
  answerMax,
  guestsMax,
  nameMax,
  needsMax,
  type Problems,
  questionsOf,
  type Typed,
} from './form-body.ts';
import { field, trapField } from './form-field.ts';
import { type Html, html } from './html.ts';
import { wordsOf } from './page.ts';
import type { Found } from './read-campaign.ts';
import { eventPagePath } from './site-paths.ts';
import type { Words } from './words-en.ts';

/** A form as it comes back: what was typed, what is to be corrected, and what it says above. */
export type Filled = { typed: Typed; problems: Problems; message: string; token: string };

type Props = {
  language: Language;
  found: Found;
  open: readonly SiteShift[];
  isFramed: boolean;
  filled?: Filled | undefined;
};

const tick = (name: string, value: string, label: Html | string, isOn: boolean): Html =>
  html`<label class="tick"><input type="checkbox" name="${name}" value="${value}"${isOn && html` checked`}><span>${label}</span></label>`;

function question(
  words: Words,
  { id, text, kind, choices, is_required }: ReturnType<typeof questionsOf>[number],
  value: string,
  problem: string | null,
): Html {
  const label = is_required ? text : words.form.optional(text);
  const required = is_required && html` required`;
  const options =
    kind === 'yes_no'
      ? [
          ['yes', words.form.yes],
          ['no', words.form.no],
        ]
      : choices.map((one) => [one, one]);
  return field({
    ...{ name: `question-${id}`, label, problem },
    input: (attributes) =>
      kind === 'text'
        ? html`<textarea ${attributes} rows="2" maxlength="${answerMax}"${required}>${value}</textarea>`
        : html`<select ${attributes}${required}><option value="">${words.form.choose}</option>${options.map(([one = '', shown = '']) => html`<option value="${one}"${one === value && html` selected`}>${shown}</option>`)}</select>`,
  });
}

/** The form by which somebody signs up. Nothing is ticked that nobody has ticked; without a script it works too. */
export function signUpForm({ language, found, open, isFramed, filled }: Props): Html | null {
  const { campaign, event, key } = found;
  if (open.length === 0) return null;
  const words = wordsOf[language];
  const { form } = words;
  const place = { organization: campaign.id, event: event.id, key };
  const typed = filled?.typed;
  const problemOf = (name: string) => {
    const problem = filled?.problems[name];
    return problem === undefined ? null : words.problem[problem];
  };
  const line = (name: 'name' | 'email' | 'phone' | 'zip', label: string, attributes: Html) =>
    field({
      ...{ name, label, problem: problemOf(name) },
      input: (own) => html`<input ${own} value="${typed?.[name] ?? ''}" ${attributes}>`,
    });
  const shiftProblem = problemOf('shift');
  const shifts = open.map((shift) =>
    tick(
      'shift',
      shift.id,
      html`<strong>${whenOf(language, event.zone, shift)}</strong>${shift.label !== null && html`<br>${shift.label}`}<br><span class="soft">${roomOf(language, shift)}</span>`,
      typed ? typed.shifts.includes(shift.id) : open.length === 1,
    ),
  );
  return html`<form method="post" id="form" action="${eventPagePath(language, place, '/sign-up')}" accept-charset="utf-8" data-token="/token/${campaign.id}/${event.id}" novalidate>
<h2>${form.title}</h2>${filled !== undefined && html`<p class="bad" role="alert"><strong>${filled.message}</strong></p>`}
<fieldset${shiftProblem !== null && html` aria-describedby="shift-problem"`}><legend>${form.shifts}</legend>${open.length > 1 && html`<span class="soft">${form.shiftsHint}</span>`}${shiftProblem !== null && html`<span class="bad" id="shift-problem">${shiftProblem}</span>`}${shifts}</fieldset>
${line('name', form.name, html`autocomplete="name" maxlength="${nameMax}" required`)}
${line('email', form.email, html`type="email" autocomplete="email" maxlength="254" required`)}
${line('phone', form.phone, html`type="tel" autocomplete="tel" maxlength="40"`)}
${line('zip', form.zip, html`inputmode="numeric" autocomplete="postal-code" maxlength="10" required`)}
${field({ name: 'guests', label: form.guests, hint: form.guestsHint, problem: problemOf('guests'), input: (own) => html`<input ${own} value="${typed?.guests ?? ''}" type="number" min="0" max="${guestsMax}" inputmode="numeric">` })}
${questionsOf(event).map((one) => question(words, one, typed?.answers[one.id] ?? '', problemOf(`question-${one.id}`)))}
${field({ name: 'needs', label: form.needs, hint: form.needsHint, problem: problemOf('needs'), input: (own) => html`<textarea ${own} rows="2" maxlength="${needsMax}">${typed?.needs ?? ''}</textarea>` })}
<fieldset><legend>${form.stay}</legend>${tick('may-email', 'yes', form.mayEmail, typed?.mayEmail ?? false)}${tick('may-text', 'yes', form.mayText, typed?.mayText ?? false)}<span class="soft">${form.stayHint}</span></fieldset>
${trapField(form.trap)}
<input type="hidden" name="token" value="${filled?.token ?? ''}"><input type="hidden" name="work" value=""><input type="hidden" name="from" value="${isFramed || typed?.isEmbedded === true ? 'embed' : 'page'}">
<button type="submit">${form.send}</button> <p class="soft">${form.privacy}</p></form>`;
}
