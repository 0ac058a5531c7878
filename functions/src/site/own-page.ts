import { renderSVG } from 'uqr';
import { guestsMax } from '#shared/domain/events/rsvp-choices.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import type { Language } from '#shared/themes.ts';
import { isExpected, placeForGuests } from '../event-messages/event-place.ts';
import { shownState } from './confirm-by-mail.ts';
import { openShifts, shiftEnds, whenOf } from './event-words.ts';
import { type Html, html, lines } from './html.ts';
import { page, wordsOf } from './page.ts';
import type { OwnSignUps } from './read-own.ts';
import { eventPagePath, signUpPath } from './site-paths.ts';

type Showing = { language: Language; token: string; own: OwnSignUps; message: string | null; now: number };
type Rsvp = OwnSignUps['rsvps'][number];

// The picture is drawn from eight letters and digits of ours.
const codePicture = (code: string): Html => ({ markup: renderSVG(code, { border: 2 }) });

const button = (action: string, rsvp: string, does: string, label: string, isQuiet: boolean): Html =>
  html`<form class="bare" method="post" action="${action}"><input type="hidden" name="rsvp" value="${rsvp}"><input type="hidden" name="do" value="${does}"><button type="submit"${isQuiet && html` class="quiet"`}>${label}</button></form>`;

/** The form by which somebody takes another time, or other guests along. */
function changeForm({ language, own: { found }, now }: Showing, action: string, rsvp: Rsvp): Html {
  const { own: words } = wordsOf[language];
  const shifts = openShifts(found.event, now);
  const [shiftField, guestsField] = [`shift-${rsvp.id}`, `guests-${rsvp.id}`];
  return html`<details><summary>${words.change}</summary><form class="bare" method="post" action="${action}"><input type="hidden" name="rsvp" value="${rsvp.id}"><input type="hidden" name="do" value="change">
<div class="field"><label for="${shiftField}">${words.shift}</label><select id="${shiftField}" name="shift">${shifts.map((shift) => html`<option value="${shift.id}"${shift.id === rsvp.shift_id && html` selected`}>${whenOf(language, found.event.zone, shift)}${shift.label !== null && ` · ${shift.label}`}</option>`)}</select></div>
<div class="field"><label for="${guestsField}">${words.guests}</label><input id="${guestsField}" name="guests" type="number" min="0" max="${guestsMax}" value="${rsvp.guests}" inputmode="numeric"></div>
<button type="submit">${words.save}</button></form></details>`;
}

function signUp(showing: Showing, rsvp: Rsvp): Html {
  const { language, token, own, now } = showing;
  const words = wordsOf[language];
  const { event } = own.found;
  const action = signUpPath(language, token);
  const shift = event.shifts.find(({ id }) => id === rsvp.shift_id);
  const state = shownState(rsvp.state);
  const isOpen = state !== 'over' && event.state === 'published' && (!shift || shiftEnds(event, shift) > now);
  // The host counts on whoever is to be there, and nobody takes a place that is freed now.
  const hasBegun = shift !== undefined && instantOf(event.zone, shift.from) <= now;
  const mayChange = isOpen && !hasBegun;
  const press = state === 'offered' ? words.own.take : words.own.confirm;
  const hasPlace = state === 'registered' || state === 'confirmed';
  return html`<section class="card"><h2>${shift ? whenOf(language, event.zone, shift) : event.title}</h2>${shift !== undefined && shift.label !== null && html`<p>${shift.label}</p>`}<p><strong>${words.own.states[state]}</strong></p>
${isOpen && (state === 'registered' || state === 'offered') && button(action, rsvp.id, 'confirm', press, false)}
${hasPlace && html`<div class="code"><h3>${words.own.code}: ${rsvp.code}</h3><p class="soft">${words.own.codeHint}</p>${codePicture(rsvp.code)}</div>`}
${mayChange && openShifts(event, now).length > 0 && changeForm(showing, action, rsvp)}${mayChange && button(action, rsvp.id, 'cancel', words.own.cancel, true)}${mayChange && html`<p class="soft">${words.own.cancelHint}</p>`}</section>`;
}

/** What somebody has signed up for, behind the link of their mail. Opening it changes nothing; each button does. */
export function ownPage(showing: Showing): Html {
  const { language, own, message } = showing;
  const words = wordsOf[language];
  const { campaign, event, key } = own.found;
  const place = { organization: campaign.id, event: event.id, key };
  const isIn = own.rsvps.some(({ state }) => isExpected(state));
  const isSeen = event.published_at !== null && event.visibility !== 'private';
  return page({
    ...{
      language,
      title: `${words.own.title} · ${event.title}`,
      campaign: campaign.name,
      paidFor: campaign.paidFor,
    },
    ...{ home: null, other: signUpPath(language === 'en' ? 'es' : 'en', showing.token) },
    body: html`${message !== null && html`<p role="status"><strong>${message}</strong></p>`}<p class="soft">${words.own.title}</p><h1>${isSeen ? html`<a href="${eventPagePath(language, place)}">${event.title}</a>` : event.title}</h1>${event.state === 'cancelled' && html`<p class="bad"><strong>${words.cancelled}</strong></p>`}<p>${placeForGuests(event, isIn) ?? ''}</p>${isIn && event.online_url !== null && html`<p><a href="${event.online_url}" rel="noreferrer">${words.own.join}</a></p>`}${isIn && event.instructions !== null && html`<h2>${words.own.instructions}</h2><p>${lines(event.instructions)}</p>`}${own.rsvps.map((rsvp) => signUp(showing, rsvp))}`,
  });
}
