import { diffArrays, diffWordsWithSpace } from 'diff';
import type { PositionContent, ProofPoint, ToughQuestion } from './position-content.ts';

/** A piece of a text: in both versions, in the newer one alone, or in the older one alone. */
export type TextChange = { kind: 'same' | 'added' | 'removed'; text: string };
/** A line of a list with its pieces. */
export type LineChange = { kind: 'same' | 'added' | 'removed'; line: string };

const kindOf = ({ added, removed }: { added?: boolean; removed?: boolean }): TextChange['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** Edits beyond which two texts are shown one after the other: comparing them word by word says nothing any more. */
const editsMax = 2_000;

/** What was changed between two texts, word by word. Joined, the pieces that were not added are the older text. */
export function compareTexts(before: string | null, after: string | null): TextChange[] {
  const older = before ?? '';
  const newer = after ?? '';
  const changes = diffWordsWithSpace(older, newer, { maxEditLength: editsMax });
  const pieces: TextChange[] = changes
    ? changes.map((one) => ({ kind: kindOf(one), text: one.value }))
    : [
        { kind: 'removed', text: older },
        { kind: 'added', text: newer },
      ];
  return pieces.filter(({ text }) => text !== '');
}

/** What was changed between two lists, line by line. */
export const compareLines = (before: readonly string[], after: readonly string[]): LineChange[] =>
  diffArrays([...before], [...after]).flatMap((one) =>
    one.value.map((line) => ({ kind: kindOf(one), line })),
  );

export const proofLine = ({ text, source }: ProofPoint): string => (source ? `${text} (${source})` : text);
export const questionLine = ({ question, answer }: ToughQuestion): string => `${question}\n${answer}`;

/** Two versions, part by part; `isSame` where nothing differs. */
export function compareVersions(before: PositionContent, after: PositionContent) {
  const texts = {
    stance: compareTexts(before.stance, after.stance),
    text: compareTexts(before.text, after.text),
    local_example: compareTexts(before.local_example, after.local_example),
  };
  const lists = {
    proof: compareLines(before.proof.map(proofLine), after.proof.map(proofLine)),
    questions: compareLines(before.questions.map(questionLine), after.questions.map(questionLine)),
    say: compareLines(before.say, after.say),
    avoid: compareLines(before.avoid, after.avoid),
  };
  const all: { kind: TextChange['kind'] }[] = [...Object.values(texts), ...Object.values(lists)].flat();
  return { ...texts, ...lists, isSame: all.every(({ kind }) => kind === 'same') };
}
export type VersionComparison = ReturnType<typeof compareVersions>;
