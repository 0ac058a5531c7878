import { letterDay, letterList, letterMoney } from '../letters/letter-words.ts';
import type { MergeValues } from '../letters/merge-fields.ts';
import { wordsOf } from './information-parts.ts';
import { lawOf } from './request-law.ts';
import type { InformationPart } from './request-states.ts';

type Row = { missing: readonly InformationPart[]; cents: number; passed_on: string; rule: string };

/** Fields of a letter that a request knows. */
export function requestValues({ missing, cents, passed_on, rule }: Row, language: string): MergeValues {
  const words = wordsOf(language);
  return {
    amount: letterMoney(cents, language),
    gift_date: letterDay(passed_on, language),
    law: lawOf(rule, language),
    missing:
      words && missing.length > 0
        ? letterList(
            missing.map((part) => words[part]),
            language,
          )
        : null,
  };
}
