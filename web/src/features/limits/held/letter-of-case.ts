import type { Stored } from '#shared/collections/define.ts';
import type { people } from '#shared/collections/people.ts';
import { addressLines, cardValues, hasAddress } from '#shared/domain/letters/address-block.ts';
import type { LetterKind } from '#shared/domain/letters/letter-kinds.ts';
import { letterDay, letterElection, letterMoney } from '#shared/domain/letters/letter-words.ts';
import { fillBody } from '#shared/domain/letters/merge-fields.ts';
import { starterFor } from '#shared/domain/letters/starter-letters.ts';
import type { Letter, LetterTemplate, StoredTemplate } from '../../../shared/letters/letter-types.ts';
import type { HeldCase } from './held-cases.ts';
import type { Resolution } from './resolve-form.ts';

export const letterKindOf: Readonly<Record<Resolution, LetterKind>> = {
  redesignate: 'redesignation',
  reattribute: 'reattribution',
  refund: 'refund',
};

/** How a case was resolved, as far as its letter says it. */
export type Resolved = {
  how: Resolution;
  cents: number;
  to: string | null;
  /** The other donor's name. */
  other: string | null;
};

/** The campaign's letter of a kind in the donor's language, else in any; else the text that letters begin with. */
export function templateOf(
  stored: readonly StoredTemplate[],
  kind: LetterKind,
  { language, signer }: { language: string | null; signer: string },
): LetterTemplate {
  const own = stored.filter((one) => one.kind === kind);
  const found = own.find((one) => one.language === (language ?? 'en')) ?? own[0];
  if (found) return found;
  const starter = starterFor(kind, language ?? 'en');
  return {
    language: starter?.language ?? 'en',
    body: starter?.body ?? '',
    signer_name: signer,
    signer_title: null,
  };
}

/** The letter that says how a case was resolved. `amount`: of the whole gift. */
export function letterOfCase(
  part: Pick<HeldCase, 'day' | 'election' | 'by'>,
  { cents, to, other }: Resolved,
  card: Stored<typeof people>,
  template: LetterTemplate,
  about: { amount: number; campaign: string; candidate: string; today: string },
): Letter & { hasAddress: boolean; lacking: string[] } {
  const { language } = template;
  const named = (code: string | null) => code && letterElection(code, language);
  const values = {
    ...cardValues(card),
    amount: letterMoney(about.amount, language),
    gift_date: letterDay(part.day, language),
    excess_amount: letterMoney(cents, language),
    from_election: named(part.election),
    election: named(part.election),
    to_election: named(to),
    other_name: other,
    answer_by: part.by && letterDay(part.by, language),
    ...{ campaign: about.campaign, candidate: about.candidate, today: letterDay(about.today, language) },
  };
  return {
    to: { name: card.name, address: addressLines(card) },
    values,
    template,
    hasAddress: hasAddress(card),
    lacking: fillBody(template.body, { signer: template.signer_name, ...values }).lacking,
  };
}
