import type * as z from 'zod/mini';
import type { informationRequests, letterTemplates, people } from '#shared/collections/index.ts';
import { requestValues } from '#shared/domain/best-efforts/request-values.ts';
import { cardValues } from '#shared/domain/letters/address-block.ts';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import { fillBody } from '#shared/domain/letters/merge-fields.ts';
import { starterFor } from '#shared/domain/letters/starter-letters.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';

type Template = z.output<typeof letterTemplates.schema>;
type About = {
  to: string;
  card: z.output<typeof people.schema>;
  row: z.output<typeof informationRequests.schema>;
  /** The campaign's letters of this kind, by name. */
  templates: readonly Template[];
  campaign: string;
  candidate: string;
  at: number;
};

const subjects = {
  en: (campaign: string) => `${campaign}: information about your contribution`,
  es: (campaign: string) => `${campaign}: datos sobre su donación`,
} as const;

/** In the donor's language where the campaign has written it, else in English or Spanish as it ships. */
function textFor(templates: readonly Template[], language: string) {
  const own = templates.find((one) => one.language === language);
  if (own) return own;
  const basic = language === 'es' ? 'es' : 'en';
  const stored = templates.find((one) => one.language === basic);
  if (stored) return stored;
  return { language: basic, body: starterFor('information_request', basic)?.body ?? '', signer_name: '' };
}

/** What a donor reads: the campaign's own letter, with what their card lacks. */
export function requestMail({ to, card, row, templates, campaign, candidate, at }: About): Mail {
  const { language, body, signer_name } = textFor(templates, card.language ?? 'en');
  const signer = signer_name || candidate || campaign;
  const { text } = fillBody(body, {
    ...cardValues(card),
    ...requestValues(row, language),
    ...{ campaign, candidate, signer, today: letterDay(new Date(at).toISOString().slice(0, 10), language) },
  });
  const reader = language === 'es' ? ('es' as const) : ('en' as const);
  return {
    ...{ to, language: reader, link: null, subject: subjects[reader](headerLine(campaign)) },
    text: `${text}\n\n${headerLine(signer)}`,
  };
}
