import { hostLinkEnd, showsPhones } from '#shared/domain/events/host-link.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import type { Language } from '#shared/themes.ts';
import { placeForGuests } from '../event-messages/event-place.ts';
import { whenOf } from './event-words.ts';
import { nameMax } from './form-body.ts';
import { type HostKit, hostKit } from './host-kit.ts';
import { hostPath } from './host-token.ts';
import { type Html, html, lines } from './html.ts';
import { otherLanguage, page } from './page.ts';
import type { SiteEvent } from './read-campaign.ts';
import { type Host, type HostRsvp, hostRosterMax } from './read-host.ts';
import { hostEn } from './words-host-en.ts';
import { hostEs } from './words-host-es.ts';

export const hostWordsOf = { en: hostEn, es: hostEs };
export const hostNoteMax = 500;

export type HostShowing = {
  language: Language;
  token: string;
  host: Host;
  roster: readonly HostRsvp[];
  /** Of a party; null of other events. */
  kit: HostKit | null;
  siteUrl: string;
  message: { text: string; isBad: boolean } | null;
  now: number;
  /** Of the walk-in form of this page: sent twice, it adds one. */
  once: string;
};

/** Whoever is not coming stays at the end of the list, for hosts ask. */
const isOut = (state: RsvpState): boolean => ['cancelled', 'declined', 'expired'].includes(state);

const clock = (language: Language, zone: string, at: number): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    ...{ timeZone: zone, hour: 'numeric', minute: '2-digit' },
  }).format(at);
const dayName = (language: Language, zone: string, at: number): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    ...{ timeZone: zone, dateStyle: 'long' },
  }).format(at);

const press = (action: string, rsvp: string, does: string, label: string, isQuiet: boolean): Html =>
  html`<form class="bare" method="post" action="${action}"><input type="hidden" name="rsvp" value="${rsvp}"><input type="hidden" name="do" value="${does}"><button type="submit"${isQuiet && html` class="quiet"`}>${label}</button></form>`;

function guest(showing: HostShowing, rsvp: HostRsvp): Html {
  const { language, token, host, now } = showing;
  const words = hostWordsOf[language];
  const { event } = host.found;
  const action = hostPath(language, token);
  const note = `note-${rsvp.id}`;
  const phone = showsPhones(event, now) ? rsvp.phone : null;
  const isOff = event.state === 'cancelled' || isOut(rsvp.state);
  const state =
    rsvp.state === 'attended' && rsvp.checked_in_at
      ? words.arrivedAt(clock(language, event.zone, rsvp.checked_in_at.toMillis()))
      : words.states[rsvp.state];
  return html`<li><strong>${rsvp.name}</strong>${rsvp.guests > 0 && html` · ${words.party(rsvp.guests + 1)}`}<br><span class="soft">${state}</span>
${phone !== null && html`<br>${words.phone}: <a href="tel:${phone}">${phone}</a>`}${rsvp.needs !== null && html`<br>${words.needs}: ${lines(rsvp.needs)}`}${rsvp.answers.map(({ question, answer }) => html`<br>${question}: ${answer}`)}
${!isOff && rsvp.state === 'registered' && press(action, rsvp.id, 'confirm', words.confirm, true)}${!isOff && rsvp.state !== 'attended' && press(action, rsvp.id, 'arrive', words.arrive, false)}${!isOff && rsvp.state === 'attended' && press(action, rsvp.id, 'undo', words.undo, true)}
<details${rsvp.note !== null && html` open`}><summary>${words.more}</summary><form class="bare" method="post" action="${action}"><input type="hidden" name="rsvp" value="${rsvp.id}"><input type="hidden" name="do" value="note"><div class="field"><label for="${note}">${words.note}</label><textarea id="${note}" name="note" rows="2" maxlength="${hostNoteMax}">${rsvp.note ?? ''}</textarea></div><button type="submit" class="quiet">${words.saveNote}</button></form></details></li>`;
}

function shiftRoster(showing: HostShowing, shift: SiteEvent['shifts'][number]): Html {
  const { language, roster, host } = showing;
  const words = hostWordsOf[language];
  const own = roster
    .filter((one) => one.shift_id === shift.id)
    .toSorted(
      (one, other) =>
        Number(isOut(one.state)) - Number(isOut(other.state)) || one.name.localeCompare(other.name, language),
    );
  const people = (states: readonly RsvpState[]) =>
    own.filter(({ state }) => states.includes(state)).reduce((sum, { guests }) => sum + 1 + guests, 0);
  const arrived = people(['attended']);
  const expected = people(['registered', 'confirmed', 'attended']);
  return html`<h2>${whenOf(language, host.found.event.zone, shift)}${shift.label !== null && html` · ${shift.label}`}</h2><p class="soft">${words.counts(expected, arrived)}</p>${own.length === 0 ? html`<p>${words.nobody}</p>` : html`<ul class="plain">${own.map((rsvp) => guest(showing, rsvp))}</ul>`}`;
}

/** Three fields for whoever comes without having signed up. */
function walkIn({ language, token, host: { found }, once }: HostShowing): Html {
  const words = hostWordsOf[language];
  const { shifts, zone } = found.event;
  return html`<h2>${words.walkIn}</h2><form method="post" action="${hostPath(language, token)}"><input type="hidden" name="do" value="walk-in"><input type="hidden" name="once" value="${once}">
<div class="field"><label for="name">${words.name}</label><input id="name" name="name" required maxlength="${nameMax}" autocomplete="off"></div>
<div class="field"><label for="phone">${words.phoneOptional}</label><input id="phone" name="phone" type="tel" autocomplete="off"></div>
<div class="field"><label for="email">${words.email}</label><input id="email" name="email" type="email" autocomplete="off"></div>
${shifts.length > 1 ? html`<div class="field"><label for="shift">${words.shift}</label><select id="shift" name="shift">${shifts.map((shift) => html`<option value="${shift.id}">${whenOf(language, zone, shift)}${shift.label !== null && html` · ${shift.label}`}</option>`)}</select></div>` : html`<input type="hidden" name="shift" value="${shifts[0]?.id ?? ''}">`}
<button type="submit">${words.add}</button></form>`;
}

/** The roster of one event, for its host. Opening it changes nothing; each button does. */
export function hostPage(showing: HostShowing): Html {
  const { language, token, host, roster, message, now } = showing;
  const words = hostWordsOf[language];
  const { campaign, event } = host.found;
  const end = hostLinkEnd(event);
  const isOff = event.state === 'cancelled';
  return page({
    ...{
      language,
      title: `${words.title} · ${event.title}`,
      campaign: campaign.name,
      paidFor: campaign.paidFor,
    },
    ...{ home: null, other: hostPath(otherLanguage[language], token) },
    body: html`${message !== null && html`<p role="status"${message.isBad && html` class="bad"`}><strong>${message.text}</strong></p>`}<p class="soft">${words.title}: ${host.link.name}</p><h1>${event.title}</h1>${isOff && html`<p class="bad"><strong>${words.problem.off}</strong></p>`}<p>${placeForGuests(event, true) ?? ''}</p><p class="soft">${words.hint} ${words.until(dayName(language, event.zone, end))} ${showsPhones(event, now) && words.phones}</p>
${showing.kit !== null && hostKit({ language, host, kit: showing.kit, siteUrl: showing.siteUrl })}${event.shifts.map((shift) => shiftRoster(showing, shift))}${roster.length === hostRosterMax && html`<p>${words.cut(hostRosterMax)}</p>`}${!isOff && walkIn(showing)}`,
  });
}
