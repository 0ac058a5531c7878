import { exchangePreviewCall } from '../../api/exchange-api.ts';
import type { CodeMapping } from '../../domain/exchange/code-mapping.ts';
import { supportQuestion } from '../../domain/exchange/code-mapping.ts';
import type { Contact } from '../../domain/exchange/contacts.ts';
import { type SkipReason, skipReasons } from '../../domain/exchange/upload-lines.ts';
import { useCase } from '../use-case.ts';
import { exchangeContacts } from './exchange-contacts.ts';

/** Of what has no code, as many as a screen lists. */
const uncodedMax = 100;

/** Counts what a file would have, what is left out of it, and why. Reads as much as the file itself; writes nothing. */
export const previewExchange = useCase(exchangePreviewCall, async (period, context) => {
  const { mapping, count, placed } = await exchangeContacts(context, period);
  const skipped = new Map<SkipReason, number>();
  const uncoded = uncodedIn(mapping);
  let rows = 0;
  for await (const one of placed()) {
    uncoded.add(one.contact);
    if ('lines' in one) rows += one.lines.length;
    else skipped.set(one.skipped, (skipped.get(one.skipped) ?? 0) + 1);
  }
  return {
    contacts: count,
    rows,
    skipped: skipReasons.flatMap((reason) => {
      const contacts = skipped.get(reason) ?? 0;
      return contacts > 0 ? [{ reason, count: contacts }] : [];
    }),
    uncoded: uncoded.list().slice(0, uncodedMax),
  };
});

type Uncoded = { kind: 'result' | 'answer' | 'tag'; question: string | null; name: string; count: number };

/** Counts results, answers and tags that the mapping has no code for. What was said in words never has one. */
function uncodedIn({ results, questions, tags }: CodeMapping) {
  const counts = new Map<string, Uncoded>();
  const count = (kind: Uncoded['kind'], question: string | null, name: string) => {
    const key = JSON.stringify([kind, question, name]);
    const known = counts.get(key) ?? { kind, question, name, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  };
  return {
    add({ result, answers, tags: put }: Contact): void {
      if (result !== null && !results[result]) count('result', null, result);
      for (const [question, given] of answers) {
        const known = Object.hasOwn(questions, question) ? (questions[question]?.answers ?? {}) : {};
        for (const answer of given)
          if (!Object.hasOwn(known, answer) && isId(question, answer)) count('answer', question, answer);
      }
      for (const tag of put) if (!Object.hasOwn(tags, tag)) count('tag', null, tag);
    },
    list: (): Uncoded[] => [...counts.values()].sort((one, other) => other.count - one.count),
  };
}

/** An option's id, not somebody's words. */
const isId = (question: string, answer: string): boolean =>
  question === supportQuestion || /^[A-Za-z\d_]{1,40}$/.test(answer);
