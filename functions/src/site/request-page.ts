import { appointmentNoteMax, appointmentTitleMax, expectedMax } from '#shared/collections/appointments.ts';
import { publicKinds, publicLengths } from '#shared/domain/schedule/public-request.ts';
import type { Language } from '#shared/themes.ts';
import { zoneName } from './event-words.ts';
import { field, trapField } from './form-field.ts';
import { type Html, html } from './html.ts';
import { otherLanguage, page } from './page.ts';
import type { Campaign } from './read-campaign.ts';
import { type RequestProblems, requestMax, type TypedRequest } from './request-body.ts';
import { requestWords } from './request-words.ts';
import { campaignPagePath, requestFormPath } from './site-paths.ts';

/** What the token of this form is about. */
export const requestForm = 'candidate-request';

type Showing = {
  language: Language;
  campaign: Campaign;
  zone: string;
  isFramed: boolean;
  filled?: { typed: TypedRequest; problems: RequestProblems; message: string; token: string };
};

const frame = ({ language, campaign, isFramed }: Omit<Showing, 'zone'>) => ({
  ...{ language, campaign: campaign.name, paidFor: campaign.paidFor, isFramed },
  ...{ other: requestFormPath(otherLanguage[language], campaign.id) },
  home: campaignPagePath(language, campaign.id),
  title: `${requestWords[language].title} · ${campaign.name}`,
});

/** The form by which strangers ask for the candidate's time. Without a script it works too. */
export function requestPage(showing: Showing): Html {
  const { language, campaign, zone, isFramed, filled } = showing;
  const words = requestWords[language];
  const { typed, problems = {} } = filled ?? {};
  const problemOf = (name: keyof RequestProblems) => {
    const problem = problems[name];
    return problem === undefined ? null : words.problem[problem];
  };
  const about = (name: keyof RequestProblems, label: string, hint?: string) => ({
    ...{ name, label, problem: problemOf(name) },
    ...(hint !== undefined && { hint }),
  });
  const line = (name: keyof RequestProblems, label: string, attributes: Html, hint?: string) =>
    field({
      ...about(name, label, hint),
      input: (own) => html`<input ${own} value="${typed?.[name] ?? ''}" ${attributes}>`,
    });
  const choice = (name: 'kind' | 'length', label: string, choices: readonly (readonly [string, string])[]) =>
    field({
      ...about(name, label),
      input: (own) =>
        html`<select ${own} required>${choices.map(([value, shown]) => html`<option value="${value}"${value === typed?.[name] && html` selected`}>${shown}</option>`)}</select>`,
    });
  const form = html`<form method="post" id="form" action="${requestFormPath(language, campaign.id, isFramed ? '/embed' : '')}" accept-charset="utf-8" data-token="/token/${campaign.id}/${requestForm}" novalidate>
${filled !== undefined && html`<p class="bad" role="alert"><strong>${filled.message}</strong></p>`}
${line('name', words.name, html`autocomplete="name" maxlength="${requestMax.name}" required`)}
${line('group', words.group, html`autocomplete="organization" maxlength="${requestMax.name}"`)}
${line('email', words.email, html`type="email" autocomplete="email" maxlength="254" required`)}
${line('phone', words.phone, html`type="tel" autocomplete="tel" maxlength="40"`)}
${line('what', words.what, html`maxlength="${appointmentTitleMax}" required`, words.whatHint)}
${choice(
  'kind',
  words.kind,
  publicKinds.map((kind) => [kind, words.kinds[kind]] as const),
)}
${line('day', words.day, html`type="date" required`)}
${line('time', words.time, html`type="time" required`, words.timeHint(zoneName(language, zone)))}
${choice(
  'length',
  words.length,
  publicLengths.map((minutes) => [String(minutes), words.minutes(minutes)] as const),
)}
${line('place', words.place, html`maxlength="${requestMax.place}"`)}
${line('expected', words.expected, html`type="number" min="0" max="${expectedMax}" inputmode="numeric"`)}
<label class="tick"><input type="checkbox" name="press" value="yes"${typed?.press === 'yes' && html` checked`}><span>${words.press}</span></label>
${field({ ...about('notes', words.notes), input: (own) => html`<textarea ${own} rows="4" maxlength="${appointmentNoteMax}">${typed?.notes ?? ''}</textarea>` })}
${trapField(words.trap)}
<input type="hidden" name="token" value="${filled?.token ?? ''}"><input type="hidden" name="work" value="">
<p class="soft">${words.privacy}</p><button type="submit">${words.send}</button></form>`;
  return page({
    ...{ ...frame(showing), hasScript: true },
    body: html`<h1>${words.title}</h1><p>${words.intro}</p>${form}`,
  });
}

/** What somebody reads whose request was taken; the same of one that has to be looked at first. */
export function requestDonePage(showing: Omit<Showing, 'zone'>): Html {
  const { language, campaign, isFramed } = showing;
  const words = requestWords[language];
  const back = requestFormPath(language, campaign.id, isFramed ? '/embed' : '');
  return page({
    ...frame(showing),
    body: html`<div role="status"><h1>${words.done}</h1><p>${words.doneHint}</p></div><p><a class="button quiet" href="${back}">${words.again}</a></p>`,
  });
}
