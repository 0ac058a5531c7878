import type { Language } from '#shared/themes.ts';
import { openShifts, placeOf, whenOf } from './event-words.ts';
import { type Html, html } from './html.ts';
import { otherLanguage, page, wordsOf } from './page.ts';
import type { Campaign, SiteEvent } from './read-campaign.ts';
import { campaignPagePath, eventPagePath } from './site-paths.ts';

type Listing = {
  language: Language;
  campaign: Campaign;
  events: readonly SiteEvent[];
  siteUrl: string;
  now: number;
};

/** What of a campaign's calendar everybody may see and nothing else. */
export function campaignPage({ language, campaign, events, siteUrl, now }: Listing): Html {
  const words = wordsOf[language];
  const [address, other] = [language, otherLanguage[language]].map((one) =>
    campaignPagePath(one, campaign.id),
  );
  const title = `${words.upcoming} · ${campaign.name}`;
  const item = (event: SiteEvent) => {
    const next = openShifts(event, now)[0] ?? event.shifts[0];
    const place = eventPagePath(language, { organization: campaign.id, event: event.id, key: null });
    return html`<li><a href="${place}"><strong>${event.title}</strong></a><br>${next !== undefined && whenOf(language, event.zone, next)}<br><span class="soft">${[words.types[event.type], ...placeOf(event)].join(' · ')}</span></li>`;
  };
  return page({
    ...{ language, title, campaign: campaign.name, paidFor: campaign.paidFor },
    ...{ home: null, other: other ?? null },
    head: html`<link rel="canonical" href="${siteUrl}${address ?? ''}"><link rel="alternate" hreflang="${otherLanguage[language]}" href="${siteUrl}${other ?? ''}"><meta property="og:title" content="${title}"><meta property="og:image" content="${siteUrl}/share.png">`,
    body: html`<h1>${words.upcoming}</h1>${
      events.length === 0
        ? html`<p>${words.none}</p><p class="soft">${words.noneHint}</p>`
        : html`<ul class="plain">${events.map(item)}</ul>`
    }`,
  });
}
