import { unescaped } from './cell-text.ts';
import { refuse } from './xlsx-refusal.ts';
import { readXml } from './xml-events.ts';

/** The texts that cells name by number. Formatted runs are joined; readings of Japanese names are left out. */
export function readSharedStrings(chunks: Iterable<string>, charactersMax: number): string[] {
  const strings: string[] = [];
  let text = '';
  let characters = 0;
  let isText = false;
  let isReading = false;
  readXml(chunks, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = !isReading;
    },
    text(written) {
      if (!isText) return;
      text += written;
      characters += written.length;
      if (characters > charactersMax) refuse('too_big');
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}
