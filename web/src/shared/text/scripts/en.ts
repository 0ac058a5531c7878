import '../voter-codes/en.ts';
import { registerTexts } from '../registry.ts';

/** A script as it is read to somebody, and the results of a contact. */
export const scripts = {
  intro: 'Before you begin',
  nobody: 'neighbor',
  ourCandidate: 'our candidate',
  own: 'What the campaign knows',
  several: 'Choose all that apply.',
  skip: 'No answer',
  nothing: 'This script has no questions yet.',
  unreadable: 'This script was made by a newer version. Reload the page to use it.',
  choice: {
    choose: 'Choose a script …',
    label: 'Script',
    none: 'No script, results only',
    fitting: 'For this work',
    others: 'Other scripts',
    archived: '{{name}} (archived)',
    gone: 'A script that was deleted',
  },
  results: {
    label: 'Result',
    more: 'More results',
    fewer: 'Fewer results',
  },
} as const;

/** Loaded with the screens on which a script is read or a result is chosen, of which a canvasser's telephone has few. */
registerTexts({ scripts }, () => import('./es.ts'));
