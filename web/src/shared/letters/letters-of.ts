import type { Stored } from '#shared/collections/define.ts';
import { people } from '#shared/collections/people.ts';
import { addressLines, cardValues, hasAddress } from '#shared/domain/letters/address-block.ts';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import { fillBody, type MergeValues } from '#shared/domain/letters/merge-fields.ts';
import { cachedDocuments } from '../data/cached-documents.ts';
import type { Letter, LetterTemplate } from './letter-types.ts';

type Person = Stored<typeof people>;

const readCard = cachedDocuments(people, { kind: 'organization' });

/** The card of a donor, or of the survivor of a merge; null where there is none. A read for each. */
export async function cardOf(organization: string, id: string): Promise<Person | null> {
  const card = await readCard(id, organization);
  const next = card?.merged_into;
  return next ? readCard(next, organization) : card;
}

/** One donor's letter; `own`: what it says besides what their card does. */
export function letterOf(
  own: MergeValues,
  card: Person,
  template: LetterTemplate,
  { campaign, candidate, today }: { campaign: string; candidate: string; today: string },
): Letter & { hasAddress: boolean; lacking: string[] } {
  const { language } = template;
  const values = {
    ...cardValues(card),
    ...own,
    ...{ campaign, candidate, today: letterDay(today, language) },
  };
  return {
    to: { name: card.name, address: addressLines(card) },
    values,
    template,
    hasAddress: hasAddress(card),
    lacking: fillBody(template.body, { signer: template.signer_name, ...values }).lacking,
  };
}
