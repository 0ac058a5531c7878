import type { Firestore } from 'firebase-admin/firestore';
import { financeSettingsId } from '#shared/collections/finance-settings.ts';
import { financeSettings } from '#shared/collections/index.ts';
import { type HomeEventRule, homeEventRule } from '#shared/domain/money/home-events.ts';
import type { Language } from '#shared/themes.ts';
import { parseOrNull } from '../document-change.ts';
import { type Html, html } from './html.ts';
import type { Host } from './read-host.ts';
import { eventPagePath } from './site-paths.ts';
import { type HostWords, hostEn } from './words-host-en.ts';
import { hostEs } from './words-host-es.ts';

const wordsOf: Record<Language, HostWords> = { en: hostEn, es: hostEs };
/** Types of events that somebody gives for the campaign. */
const given: readonly string[] = ['house_party', 'fundraiser'];

/** What the host of a party is told besides their roster. `rule`: of costs in their own home; null where none is known. */
export type HostKit = { rule: HomeEventRule | null };

/** One read; null of an event that nobody gives in their home. */
export async function readKit(db: Firestore, { organization, found }: Host): Promise<HostKit | null> {
  if (!given.includes(found.event.type)) return null;
  const stored = await db.collection(financeSettings.path(organization)).doc(financeSettingsId).get();
  const race = parseOrNull(financeSettings.schema, stored.data());
  return { rule: race && homeEventRule({ ...race, day: found.event.day }) };
}

const dollars = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    ...{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
  }).format(cents / 100);

function costs(language: Language, { rule }: HostKit): Html {
  const { kit } = wordsOf[language];
  if (rule === null) return html`<p>${kit.noRule}</p>`;
  const amount = dollars(language, rule.exempt_cents);
  return html`<p>${rule.per === 'host' ? kit.perHost(amount) : kit.perEvent(amount)} <a href="${rule.source.url}" rel="noreferrer">${rule.source.name}</a></p>`;
}

type Showing = { language: Language; host: Host; kit: HostKit; siteUrl: string };

/** How to invite, what a host's costs are, and what to do with what guests promise. */
export function hostKit({ language, host: { found }, kit, siteUrl }: Showing): Html {
  const words = wordsOf[language].kit;
  const { campaign, event, key } = found;
  const isSeen = event.state === 'published' && event.visibility !== 'private';
  const address = siteUrl + eventPagePath(language, { organization: campaign.id, event: event.id, key });
  return html`<h2>${words.title}</h2><h3>${words.invite}</h3>${isSeen ? html`<p>${words.inviteHint}</p><p><a href="${address}">${address}</a></p>` : html`<p>${words.inviteAsk}</p>`}
<h3>${words.costs}</h3>${costs(language, kit)}<p>${words.receipts}</p><h3>${words.pledges}</h3><p>${words.pledgesHint}</p><h3>${words.thanks}</h3><p>${words.thanksHint}</p>`;
}
