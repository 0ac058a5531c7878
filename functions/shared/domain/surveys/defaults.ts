import { type Item, noItem, type Option, type ScriptBody } from './script.ts';
import type { ScriptChannel } from './script-channels.ts';
import { type ScriptTexts, scriptTexts } from './script-texts.ts';

export type ReadyScript = {
  key: 'door' | 'phone' | 'vote';
  name: string;
  channel: ScriptChannel;
  body: ScriptBody;
};
type Ask = keyof ScriptTexts['questions'];
type LineId = keyof ScriptTexts['lines'];
type Choice = keyof ScriptTexts['options'];
/** How a choice differs from one that goes on in order and puts no tag on. */
type Twist = Partial<Pick<Option, 'tag' | 'next'>>;

const tools = ({ lines, questions, options }: ScriptTexts) => ({
  say: (id: LineId, next: string | null = null): Item => ({ kind: 'say', id, text: lines[id], next }),
  /** The same ids in all scripts: an answer at the door and one on the telephone are of one question. */
  ask: (
    id: Ask,
    type: 'support' | 'choice' | 'choices' | 'text' | 'day',
    of: readonly Choice[] = [],
    twists: Readonly<Partial<Record<Choice, Twist>>> = {},
  ): Item => ({
    kind: 'ask',
    id,
    type,
    ...questions[id],
    options: of.map((choice) => ({
      id: choice,
      label: options[choice],
      tag: null,
      next: null,
      ...twists[choice],
    })),
    next: null,
  }),
});

const issues = ['economy', 'cost', 'health', 'schools', 'housing', 'safety', 'climate', 'other'] as const;
const scored = ['s1', 's2', 's3', 's4', 's5'] as const;

/** Who they are, what moves them, and what they could do. Whoever is against is thanked, and asked nothing more. */
function persuasion(texts: ScriptTexts, opening: 'hello' | 'call', many: boolean): Item[] {
  const { say, ask } = tools(texts);
  const against = { next: many ? 'other_choice' : 'thanks' };
  return [
    say(opening),
    ask('top_issue', 'choice', issues),
    ask('support', 'support', scored, {
      s1: { next: 'glad' },
      s2: { next: 'glad' },
      s3: { next: 'listen' },
      s4: against,
      s5: against,
    }),
    say('glad'),
    ask('yard_sign', 'choice', ['yes', 'no'], { yes: { tag: texts.tags.sign } }),
    ask('volunteer', 'choice', ['yes', 'maybe', 'no'], { yes: { tag: texts.tags.volunteer } }),
    { ...ask('vote_plan', 'choice', ['by_mail', 'early', 'election_day', 'wont']), next: 'thanks' },
    say('listen', many ? null : 'thanks'),
    ...(many ? [ask('other_choice', 'text')] : []),
    say('thanks'),
  ];
}

function vote(texts: ScriptTexts): Item[] {
  const { say, ask } = tools(texts);
  return [
    say('hello'),
    say('remind'),
    ask('vote_plan', 'choice', ['by_mail', 'early', 'election_day', 'voted', 'wont'], {
      voted: { next: 'voted', tag: texts.tags.voted },
      wont: { next: 'vote_help' },
    }),
    ask('vote_day', 'day'),
    ask('vote_help', 'choices', ['ride', 'ballot', 'place', 'nothing'], { ride: { tag: texts.tags.ride } }),
    ask('volunteer', 'choice', ['yes', 'maybe', 'no'], { yes: { tag: texts.tags.volunteer } }),
    say('thanks', noItem),
    say('voted'),
  ];
}

/**
 * The scripts that a campaign begins with. `candidates`: on the ballot; where it is three or more, whoever is not with us is
 * asked whom they lean toward.
 */
export function readyScripts(language: 'en' | 'es', candidates: number | null): readonly ReadyScript[] {
  const texts = scriptTexts[language];
  const many = (candidates ?? 0) >= 3;
  const { names, intros } = texts;
  const script = (key: ReadyScript['key'], channel: ScriptChannel, items: Item[]): ReadyScript => ({
    key,
    name: names[key],
    channel,
    body: { intro: intros[key], items },
  });
  return [
    script('door', 'door', persuasion(texts, 'hello', many)),
    script('phone', 'phone', persuasion(texts, 'call', many)),
    script('vote', 'any', vote(texts)),
  ];
}
