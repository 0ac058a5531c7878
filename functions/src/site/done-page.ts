import type { Language } from '#shared/themes.ts';
import { type Html, html } from './html.ts';
import { page, wordsOf } from './page.ts';
import type { Found } from './read-campaign.ts';
import { campaignPagePath, eventPagePath } from './site-paths.ts';

type Done = {
  language: Language;
  found: Found;
  isFramed: boolean;
  outcome: 'through' | 'held';
  email: string;
};

/** What somebody reads who signed up. It says nothing of whether they were there before. */
export function donePage({
  language,
  found: { campaign, event, key },
  isFramed,
  outcome,
  email,
}: Done): Html {
  const { done } = wordsOf[language];
  const place = { organization: campaign.id, event: event.id, key };
  const back = eventPagePath(language, place, isFramed ? '/embed' : '');
  const through = html`<h1>${done.title}</h1><p>${event.title}</p><p>${done.mail(email)}</p><p class="soft">${done.waiting}</p>`;
  return page({
    ...{
      language,
      title: `${event.title} · ${campaign.name}`,
      campaign: campaign.name,
      paidFor: campaign.paidFor,
    },
    ...{ isFramed, other: null, home: campaignPagePath(language, campaign.id) },
    body: html`<div role="status">${
      outcome === 'through'
        ? through
        : html`<h1>${event.title}</h1><p>${done.review}</p><p class="soft">${done.reviewHint}</p>`
    }</div><p><a class="button quiet" href="${back}">${done.back}</a></p>`,
  });
}
