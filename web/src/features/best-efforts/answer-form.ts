import type { Stored } from '#shared/collections/define.ts';
import type { people } from '#shared/collections/people.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import type { Answer } from './mark.ts';

export const lengths = {
  employer: 120,
  occupation: 120,
  street: 120,
  unit: 40,
  city: 80,
  state: 40,
  zip: 12,
} as const;
export type AnswerField = keyof typeof lengths;
/** Fields that somebody typed in. */
export type TypedAnswer = Partial<Record<AnswerField, string>>;
const addressFields = ['street', 'unit', 'city', 'state', 'zip'] as const;

/** What of an answer is new. `card`: null while it is not here. Throws where the address on it would be lost. */
export function givenAnswer(
  typed: TypedAnswer,
  card: Pick<Stored<typeof people>, AnswerField> | null,
): Pick<Answer, 'employer' | 'occupation' | 'address'> {
  const read = (field: AnswerField): string | null => cleanLine(typed[field] ?? card?.[field] ?? '') || null;
  const isNew = (field: AnswerField): boolean =>
    typed[field] !== undefined && read(field) !== (card?.[field] ?? null);
  const isMoved = addressFields.some(isNew);
  if (isMoved && card === null && addressFields.some((field) => field !== 'unit' && read(field) === null))
    throw new CallError('invalid-argument', t('bestEfforts.answer.whole'));
  return {
    employer: isNew('employer') ? read('employer') : null,
    occupation: isNew('occupation') ? read('occupation') : null,
    address: isMoved
      ? {
          ...{ street: read('street'), unit: read('unit'), city: read('city') },
          ...{ state: read('state'), zip: read('zip') },
        }
      : null,
  };
}
