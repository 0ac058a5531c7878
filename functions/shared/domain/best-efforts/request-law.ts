import { starterRules } from '../money/starter-rules.ts';

/** What the law says to a donor who is asked, by the jurisdiction of the rule; federal law has it in these words (11 CFR 104.7). */
const laws: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    en: 'Federal law requires us to use our best efforts to collect and report the name, mailing address, occupation, and name of employer of individuals whose contributions exceed $200 in an election cycle.',
    es: 'La ley federal nos exige hacer todo lo posible por obtener y declarar el nombre, la dirección postal, la ocupación y el empleador de cada persona cuyas donaciones superen $200 en un ciclo electoral.',
  },
  'US-CA': {
    en: 'California law has us return a gift of $100 or more within 60 days unless we know the donor’s name, address, occupation, and employer (Government Code §85700).',
    es: 'La ley de California nos obliga a devolver en 60 días toda donación de $100 o más si no conocemos el nombre, la dirección, la ocupación y el empleador del donante (Government Code §85700).',
  },
};

/** The law behind a request, as its letter says it; null in a language, or of a rule, for which there are no words here. */
export function lawOf(rule: string, language: string): string | null {
  const jurisdiction = starterRules.find(({ id }) => id === rule)?.jurisdiction;
  return (jurisdiction && laws[jurisdiction]?.[language]) || null;
}
