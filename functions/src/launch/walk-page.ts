import type { DoorExclusions } from '#shared/domain/field/door-exclusions.ts';
import type { Packet, PacketDoor, PacketPerson } from '#shared/domain/field/packet.ts';
import type { Language } from '#shared/themes.ts';
import { type Html, html, lines } from '../site/html.ts';
import { page } from '../site/page.ts';
import type { Campaign } from '../site/read-campaign.ts';
import { type WalkResult, walkResults, walkWords } from './walk-up-words.ts';

/** What was noted last of somebody; `undoable`: the event that they may take back. */
export type Noted = { result: WalkResult; undoable: string | null };
export type Walking = {
  language: Language;
  campaign: Campaign;
  /** Where results go. */
  path: string;
  name: string;
  turf: string;
  packet: Packet;
  leftOut: DoorExclusions;
  noted: ReadonlyMap<string, Noted>;
  /** When it ends, milliseconds since 1970, and as its clocks show it. */
  until: number;
  untilText: string;
  newId: () => string;
};

/** A turf on the telephone of somebody without an account: its doors in walking order, a form for each person. */
export function walkPage(walking: Walking): Html {
  const { language, campaign, path, name, turf, packet, until, untilText } = walking;
  const words = walkWords[language];
  const texts = html`<p class="soft" data-walk="${path}" data-turf="${turf}" data-until="${until}" data-undo="${words.undo}" data-noted="${words.noted}" data-refused="${words.refused}">${words.until(untilText)}</p><p role="status" class="bad" data-unsent hidden>${words.waitingToSend} <span></span></p>`;
  return page({
    ...{ language, title: name, campaign: campaign.name, paidFor: campaign.paidFor, other: null, home: null },
    hasScript: true,
    body: html`<h1>${name}</h1>${texts}${packet.script?.intro ? html`<details class="card"><summary>${words.script}</summary><p>${lines(packet.script.intro)}</p></details>` : null}${packet.buildings.map(
      ({ house, street, city, doors }) =>
        html`<section class="card"><h2>${[house, street].filter(Boolean).join(' ')}</h2><p class="soft">${city}</p>${doors.map((door) => doorOf(walking, door))}</section>`,
    )}`,
  });
}

const isClosed = ({ leftOut }: Walking, { id, closed }: PacketPerson): boolean =>
  closed !== null || (leftOut[id] ?? null) !== null;

function doorOf(walking: Walking, door: PacketDoor): Html {
  const words = walkWords[walking.language];
  const open = door.people.filter((person) => !isClosed(walking, person));
  const unit = door.unit === '' ? null : html`<h3>${words.unit(door.unit)}</h3>`;
  // Whoever must not be spoken to is not named either.
  if (door.hostile || open.length === 0) return html`${unit}<p class="bad">${words.skip}</p>`;
  return html`${unit}${open.map((person) => personOf(walking, person))}`;
}

function personOf(walking: Walking, { id, name, age }: PacketPerson): Html {
  const { language, path, noted, newId } = walking;
  const words = walkWords[language];
  const last = noted.get(id);
  const undo =
    last?.undoable &&
    html`<form class="bare" method="post" action="${path}"><input type="hidden" name="undo" value="${last.undoable}"><input type="hidden" name="voter" value="${id}"><input type="hidden" name="id" value="${newId()}"><button class="quiet">${words.undo}</button></form>`;
  return html`<div id="v-${id}"><p><strong>${name}</strong> ${age !== null && html`<span class="soft">${words.age(age)}</span>`} <span class="good" data-state>${last ? words.last(words.results[last.result]) : ''}</span></p>${undo || null}<form class="bare" method="post" action="${path}"><input type="hidden" name="voter" value="${id}"><input type="hidden" name="id" value="${newId()}"><div class="field"><label for="s-${id}">${words.support}</label><select id="s-${id}" name="support"><option value="">${words.notAsked}</option>${words.scores.map((text, at) => html`<option value="${at + 1}">${text}</option>`)}</select></div>${walkResults.map((result) => html`<button class="quiet" name="outcome" value="${result}">${words.results[result]}</button> `)}</form></div>`;
}
