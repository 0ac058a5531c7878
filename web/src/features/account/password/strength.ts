import { type MessageKey, t } from '../../../shared/text/index.ts';

/** `score`: 0 (guessed at once) to 4 (strong). */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; advice: string | null };
type Measure = (password: string) => Strength;

/** Characters that are measured: the time grows with their square, and longer ones are strong or repeat themselves. */
const measured = 64;

/** The library's own keys, by what to say. */
const advice: Record<string, MessageKey> = {
  simpleRepeat: 'security.password.strength.repeat',
  extendedRepeat: 'security.password.strength.repeat',
  sequences: 'security.password.strength.sequence',
  straightRow: 'security.password.strength.keys',
  keyPattern: 'security.password.strength.keys',
  recentYears: 'security.password.strength.dates',
  dates: 'security.password.strength.dates',
  topTen: 'security.password.strength.common',
  topHundred: 'security.password.strength.common',
  common: 'security.password.strength.common',
  similarToCommon: 'security.password.strength.common',
  wordByItself: 'security.password.strength.names',
  namesByThemselves: 'security.password.strength.names',
  commonNames: 'security.password.strength.names',
  userInputs: 'security.password.strength.own',
};

/** Words that an attacker tries first for this person: parts of the address and of the name. */
export const personalWords = (...about: string[]): string[] => [
  'hustings',
  ...about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2),
];

/** Fetches what measures passwords, 240 kB: only for somebody who is choosing one. Nothing leaves the browser. */
export async function loadMeasure(own: readonly string[]): Promise<Measure> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: measured });
  return (password) => {
    const { score, feedback } = estimator.check(password, [...own]);
    if (score > 2) return { score, advice: null };
    return { score, advice: t(advice[feedback.warning ?? ''] ?? 'security.password.strength.more') };
  };
}
