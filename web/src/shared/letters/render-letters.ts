import fontAddress from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url';
import { letterPdf } from './letter-pdf.ts';
import type { Letter, LetterTemplate, PrintedLetters, PrintOptions } from './letter-types.ts';

async function fontOfLetters(): Promise<Uint8Array> {
  const answer = await fetch(fontAddress);
  if (!answer.ok) throw new Error(`The font of letters: ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Letters as one PDF. Import this file when somebody prints: it carries the PDF writer and a font. */
export const renderLetters = async (
  template: LetterTemplate,
  letters: readonly Letter[],
  options: PrintOptions,
): Promise<PrintedLetters> => letterPdf(await fontOfLetters(), template, letters, options);
