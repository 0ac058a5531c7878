/** What a member chooses a person for: a name and an address are chosen as a whole. */
export const mergeChoices = [
  ...(['name', 'address', 'language', 'birth_year', 'employer', 'occupation'] as const),
  ...(['source', 'assigned_to', 'voter_id', 'capacity', 'alias'] as const),
] as const;
export type MergeChoice = (typeof mergeChoices)[number];

/** The fields of a card that each choice brings along. */
export const fieldsOfChoice = {
  name: ['name', 'given', 'middle', 'family', 'prefix', 'suffix', 'name_key', 'family_key'],
  address: ['street', 'unit', 'city', 'state', 'zip'],
  language: ['language'],
  birth_year: ['birth_year'],
  employer: ['employer'],
  occupation: ['occupation'],
  source: ['source'],
  assigned_to: ['assigned_to'],
  voter_id: ['voter_id'],
} as const;
export type CardChoice = keyof typeof fieldsOfChoice;
export const cardChoices = Object.keys(fieldsOfChoice) as CardChoice[];

/** By which person each choice goes. */
export type Choices = { readonly [C in MergeChoice]?: string | undefined };

type WithId = { id: string };

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether somebody has anything to offer for a choice. */
export const hasChoice = (card: object, choice: CardChoice): boolean =>
  fieldsOfChoice[choice].some((field) => !isBlank(Reflect.get(card, field)));

/** Whose value stands: the chosen person's, else that of the first who has any. A blank never replaces what somebody has. */
export function chosen<T extends WithId>(
  all: readonly T[],
  id: string | undefined,
  has: (one: T) => boolean,
): T | undefined {
  const picked = all.find((one) => one.id === id);
  return picked && has(picked) ? picked : (all.find(has) ?? all[0]);
}
