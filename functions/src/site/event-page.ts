import type { Language } from '#shared/themes.ts';
import { eventHead, pictureOf } from './event-head.ts';
import { mapOf, openShifts, placeOf, roomOf, whenOf } from './event-words.ts';
import { type Html, html, lines } from './html.ts';
import { otherLanguage, page, wordsOf } from './page.ts';
import type { Found, SiteEvent } from './read-campaign.ts';
import { type Filled, signUpForm } from './sign-up-form.ts';
import { campaignPagePath, eventPagePath } from './site-paths.ts';
import type { Words } from './words-en.ts';

export type Showing = {
  language: Language;
  found: Found;
  siteUrl: string;
  now: number;
  isFramed: boolean;
  /** What somebody typed, on the page that says what is to be corrected. */
  filled?: Filled | undefined;
};

const fact = (label: string, value: Html | string | null | false) =>
  value !== null && value !== false && value !== '' && html`<dt>${label}</dt><dd>${value}</dd>`;

function whereOf(words: Words, event: SiteEvent): Html | null {
  if (event.attendance === 'online')
    return html`${words.online}<br><span class="soft">${words.onlineLater}</span>`;
  const [map, place] = [mapOf(event), placeOf(event)];
  const hidden = { public: null, unlisted: words.addressLater, private: words.addressAsk };
  const hint = event.address_visibility === 'public' ? null : hidden[event.address_visibility];
  return html`${place.map((part, at) => (at === 0 ? html`${part}` : html`<br>${part}`))}${map !== null && html`<br><a href="${map}" rel="noreferrer">${words.map}</a>`}${hint !== null && html`<br><span class="soft">${hint}</span>`}${event.attendance === 'both' && html`<br>${words.online}: ${words.onlineLater}`}`;
}

function accessOf(words: Words, event: SiteEvent): Html | null {
  const { accessibility, accessibility_features: features, accessibility_note: note } = event;
  if (accessibility === null && features.length === 0 && note === null) return null;
  const facts = [
    ...(accessibility === null ? [] : [words.accessStates[accessibility]]),
    ...features.map((one) => words.features[one]),
  ];
  return html`${facts.join(' · ')}${note !== null && html`<br>${lines(note)}`}`;
}

function contactOf({
  contact_name: name,
  contact_email: email,
  contact_phone: phone,
}: SiteEvent): Html | null {
  if (name === null && email === null && phone === null) return null;
  return html`${name ?? ''} ${email !== null && html`<a href="mailto:${email}">${email}</a>`} ${phone !== null && html`<a href="tel:${phone}">${phone}</a>`}`;
}

function facts(language: Language, event: SiteEvent): Html {
  const words = wordsOf[language];
  const [shift] = event.shifts;
  return html`<dl>${event.shifts.length === 1 && shift !== undefined && fact(words.when, whenOf(language, event.zone, shift))}${fact(words.where, whereOf(words, event))}${fact(words.access, accessOf(words, event))}${fact(words.languages, event.languages)}${fact(words.bring, event.bring !== null && lines(event.bring))}${fact(words.contact, contactOf(event))}</dl>`;
}

/** Its times where there are several, or nothing is to be chosen any more. */
const times = (language: Language, event: SiteEvent): Html =>
  html`<ul class="plain">${event.shifts.map(
    (shift) =>
      html`<li><strong>${whenOf(language, event.zone, shift)}</strong>${shift.label !== null && html`<br>${shift.label}`}<br><span class="soft">${roomOf(language, shift)}</span></li>`,
  )}</ul>`;

function about(language: Language, { campaign, event }: Found): Html {
  const words = wordsOf[language];
  const picture = pictureOf(campaign.id, event);
  return html`${picture !== null && html`<img class="picture" src="${picture.address}" alt="${picture.alt}" width="1200" height="630" fetchpriority="high">`}<p class="soft">${words.types[event.type]}</p><h1>${event.title}</h1>${event.state === 'cancelled' && html`<p class="bad"><strong>${words.cancelled}</strong></p>`}${event.state === 'cancelled' && event.cancelled?.note != null && html`<p>${lines(event.cancelled.note)}</p>`}${event.description !== null && html`<p>${lines(event.description)}</p>`}`;
}

/** One event for the public: all that they may know of it, and the form. Works without a script. */
export function eventPage({ language, found, siteUrl, now, isFramed, filled }: Showing): Html {
  const { campaign, event, key } = found;
  const words = wordsOf[language];
  const place = { organization: campaign.id, event: event.id, key };
  const home = campaignPagePath(language, campaign.id);
  const open = openShifts(event, now);
  const isOver = event.state === 'published' && open.length === 0;
  const form = signUpForm({ language, found, open, isFramed, filled });
  return page({
    ...{ language, title: `${event.title} · ${campaign.name}`, campaign: campaign.name, isFramed, home },
    paidFor: campaign.paidFor,
    other: eventPagePath(otherLanguage[language], place),
    head: eventHead(language, found, siteUrl),
    hasScript: open.length > 0,
    body: html`${filled !== undefined && form}${about(language, found)}${isOver && html`<p><strong>${words.past}</strong> <a href="${home}">${words.pastHint}</a></p>`}${facts(language, event)}${event.shifts.length > 1 && open.length === 0 && times(language, event)}${event.state === 'published' && !isOver && html`<p><a class="button quiet" href="${eventPagePath(language, place, '/calendar.ics')}">${words.calendar}</a></p>`}${filled === undefined && form}`,
  });
}
