import { foldText } from '../name-keys.ts';
import { toPlainLine } from './cells.ts';

/** What a text says against being contacted; null where it says nothing of the kind. */
export type Refusal = 'opt_out' | 'negated' | 'inactive' | 'invalid' | 'doubtful';

/** `isn't` and `isnt`: an apostrophe is a space by now. */
const notForms = '(?:is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should|ai|must|need)n ?t';
/** Words that close a channel wherever they stand: of what else a sentence speaks, nobody can tell. */
const out = [
  String.raw`stop\w*|s t o p|un ?su[bs]\w*|remov\w*|cancel\w*|block(?:ed|ing|list\w*)|blacklist\w*|quit(?!e\b)\w*`,
  String.raw`revo[kc]\w*|withdr[aeo]w\w*|declin\w*|refus\w*|reject\w*|den(?:y|ies|ied|ying|ial)|object(?:s|ed|ing)`,
  String.raw`delet\w*|suppress\w*|suspend\w*|disabl\w*|discontinu\w*|terminat\w*|ceas(?:e|es|ed|ing)|halt\w*`,
  String.raw`(?:dis|un)enrol\w*|unregister\w*|dnc|do not|dont|don t|leave \w+ alone|t(?:ake|ook) \w+ off`,
  // `opt-outs`, `opted her out`, but not `opted in, filled out a card`.
  String.raw`opt(?:s|ed|ing)? ?(?:(?!in\b)\w+ ){0,3}(?:outs?|off)`,
  `(?:not|never|no longer|${notForms}) (?:want(?:s|ed|ing)?|wish(?:es|ed)?|like|interested)`,
  '(?:not|never|no longer) (?:to )?(?:be )?(?:contact|text|email|call|message|mail|disturb|send)(?:ed)?',
  String.raw`(?:repl\w+|sent|texted|respondio|envio) (?:with )?(?:end|alto|fin|salir)`,
  'no (?:more|texts?|e ?mails?|calls?|messages?|contact|thanks?)',
  String.raw`deactivat\w*|exclu[dy]\w*|disagree\w*|prohibit\w*`,
  '(?:left|leav(?:e|es|ing)|off|out of|dropped from|fuera de) (?:the |our |your |la )?(?:list|lista|group|campaign)s?',
  String.raw`bajas?|retir\w*|bloque\w*|deten(?!tion)\w*|detuv\w*|detien\w*|rechaz\w*|anul\w*|elimin\w*`,
  String.raw`borr(?:ar\w*|ad[oa]s?|en?)|desuscri\w*|desinscri\w*|desactiv\w*|par(?:e|en|ar|aron)|dej\w+ de`,
  String.raw`neg(?:o|ar\w*|ad[oa]s?)|niega\w*`,
  String.raw`no (?:quier|dese|acept|autoriz)\w*|no (?:recib|envi|contact|llam|escrib|molest)\w*`,
  'no (?:mas|mensajes?|correos?|textos?|llamadas?|gracias)',
].join('|');
/** Answers that are nothing but a keyword, which in a sentence are words like others: `at the end of the fair`. */
const keywords = ['block', 'end', 'alto', 'salir', 'fin', 'quite'];
/** A program's sentence that names keywords (`Reply STOP to opt out`) is not the person's. */
const offers =
  /\b(?:stop|end|quit|cancel|unsubscribe|opt out|alto|baja)\b(?: \w+)? (?:to (?:stop|opt|end|cancel|unsub\w*|quit)|para|at any ?time)\b/;
const negated = new RegExp(
  String.raw`\b(?:not|no|non|none|nor|neither|nobody|never|cannot|without|nope|nah|nunca|jamas|sin|ningun\w*|nadie|tampoco|${notForms})\b`,
);
const inactive = /\binactiv\w*\b/;
const invalid = /\b(?:invalid\w*|undeliver\w*|bounc\w*|wrong|rebot\w*)\b/;
const doubtful = new RegExp(
  [
    String.raw`\b(?:blocks?|end(?:s|ed|ing)?|alto|quite|salir|fin|expir\w*|complain\w*|spam\w*|abus\w*|angr\w*)\b`,
    String.raw`\b(?:laps\w*|until|paus(?:e|ed|es|ing)|mut(?:e|ed|ing)|land ?lines?|bad|fail\w*|hat(?:e|es|ed)|hung up)\b`,
    String.raw`\b(?:unconfirm\w*|unverif\w*|former\w*|vencid[oa]|caducad[oa]|hasta)\b`,
  ].join('|'),
);
const saysOut = new RegExp(String.raw`\b(?:${out})\b`);

/** `NotSubscribed` is two words; what nobody sees is no letter of any. */
export const plainWords = (text: string): string =>
  foldText(
    toPlainLine(text)
      .replace(/\p{Cf}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  );

/**
 * Words of refusal, in English and Spanish, in an answer or anywhere in a sentence. It errs on the side of silence: such a text
 * is never consent, nor where consent comes from, whatever else it says.
 */
export function refusalIn(text: string): Refusal | null {
  const words = plainWords(text);
  if (saysOut.test(words)) return offers.test(words) ? 'doubtful' : 'opt_out';
  if (keywords.includes(words)) return 'opt_out';
  if (negated.test(words)) return 'negated';
  if (inactive.test(words)) return 'inactive';
  if (invalid.test(words)) return 'invalid';
  return doubtful.test(words) ? 'doubtful' : null;
}
