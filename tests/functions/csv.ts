import Papa from 'papaparse';
import * as z from 'zod/mini';

/** A CSV file's cells, read by a library that did not write it. */
export function parseCsv(text: string): string[][] {
  const { data, errors } = Papa.parse(text, { skipEmptyLines: true, delimiter: ',' });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return z.array(z.array(z.string())).parse(data);
}
