import type { EntryName } from './layer-entry.ts';
import type { CalendarWords } from './words-en.ts';

/** An entry’s name in a language. */
export function nameEntry(words: CalendarWords, name: EntryName): string {
  switch (name.is) {
    case 'text':
      return name.text;
    case 'busy':
      return words.busy;
    case 'callTime':
      return name.label === null ? words.callTime : `${words.callTime}: ${name.label}`;
    case 'milestone':
      return words.milestones[name.id];
    case 'election':
      return words.elections[name.kind];
    case 'goal':
      return words.goals[name.measure];
    case 'information':
      return `${words.information} (${name.count})`;
  }
}
