import { foldText } from '../name-keys.ts';
import { cleanLine } from '../one-line.ts';

/** What donation platforms call the facts that a card has a field for; folded as search keys are. */
const headers = {
  street: [
    'street',
    'address',
    'street address',
    'address 1',
    'address line 1',
    'mailing address',
    'direccion',
    'calle',
  ],
  unit: ['unit', 'apt', 'apartment', 'suite', 'address 2', 'address line 2', 'unidad'],
  city: ['city', 'town', 'mailing city', 'ciudad'],
  state: ['state', 'province', 'region', 'mailing state', 'estado'],
  zip: ['zip', 'zip code', 'zipcode', 'postal code', 'mailing zip', 'codigo postal'],
  employer: ['employer', 'employer name', 'company', 'empleador'],
  occupation: ['occupation', 'job title', 'profession', 'ocupacion'],
} as const;
export type CardFact = keyof typeof headers;
const limits: Record<CardFact, number> = {
  ...{ street: 120, unit: 40, city: 80, state: 40, zip: 12, employer: 120, occupation: 120 },
};

const factOf = new Map<string, CardFact>(
  (Object.keys(headers) as CardFact[]).flatMap((fact) =>
    headers[fact].map((header) => [header, fact] as const),
  ),
);

/** Facts for a card in the columns that an import has no field for. A text that is too long stays where it is. */
export function cardFactsIn(
  extra: Readonly<Record<string, string>> | null,
): Partial<Record<CardFact, string>> {
  const facts: Partial<Record<CardFact, string>> = {};
  for (const [header, cell] of Object.entries(extra ?? {})) {
    const fact = factOf.get(foldText(header));
    const value = cleanLine(cell).replace(/\s+/g, ' ').trim();
    if (fact && value !== '' && value.length <= limits[fact]) facts[fact] ??= value;
  }
  return facts;
}
