import { goneColumn } from '#shared/domain/voters/gone-ids.ts';
import { SupersededError } from '../workers/worker-requests.ts';
import type { Engine } from './engine.ts';
import { formatTrouble } from './format-trouble.ts';
import type { GoneQuestion } from './worker/voter-protocol.ts';
import { currentLine } from './worker-connection.ts';
import { ChunkRefused, type Line } from './worker-line.ts';

const withLine = <T>(ask: (line: Line) => Promise<T>): Promise<T> => {
  const line = currentLine();
  return line ? ask(line) : Promise.reject(new SupersededError());
};

/** What could not be fetched is told in words: there is no state of it that a screen shows. */
const askGone = <T>(question: GoneQuestion, slot?: string): Promise<T> =>
  withLine((line) => line.ask<T>({ ask: 'gone', question }, slot)).catch((error: unknown) => {
    if (!(error instanceof ChunkRefused)) throw error;
    throw new Error(formatTrouble(error.trouble ?? 'unexpected', 1), { cause: error });
  });

/** Asks whichever worker holds the present member's voters; a question waits until they are here. */
export const engine: Engine = {
  count: (question, slot) => withLine((line) => line.ask({ ask: 'count', query: question }, slot)),
  page: (question, sort, from, count, slot) =>
    withLine((line) => line.ask({ ask: 'page', query: question, sort, from, count }, slot)),
  stretch: (question, sort, from, count, slot) =>
    withLine((line) => line.ask({ ask: 'stretch', query: question, sort, from, count }, slot)),
  groups: (question, column, slot) =>
    withLine((line) => line.ask({ ask: 'groups', query: question, column }, slot)),
  values: (column, typed, count) => withLine((line) => line.ask({ ask: 'values', column, typed, count })),
  voter: (id) => withLine((line) => line.ask({ ask: 'voter', id })),
  atDoor: (id) => withLine((line) => line.ask({ ask: 'atDoor', id })),
  frozen: (question) => withLine((line) => line.ask({ ask: 'frozen', query: question })),
  ids: (question, most) => withLine((line) => line.ask({ ask: 'ids', query: question, most })),
  csv: (question, sort, columns, race = false) =>
    withLine((line) => line.ask({ ask: 'csv', query: question, sort, columns, race })),
  doors: (question, slot) => withLine((line) => line.ask({ ask: 'doors', query: question }, slot)),
  buildings: (question, doors, order, named) =>
    withLine((line) => line.ask({ ask: 'buildings', query: question, doors, order, named })),
  turfProgress: (turfs, slot) => withLine((line) => line.ask({ ask: 'standing', turfs }, slot)),
  days: (question, slot) => withLine((line) => line.ask({ ask: 'days', query: question }, slot)),
  learn: (events) => withLine((line) => line.learn(events)),
  hold: (list, voters) => withLine((line) => line.ask({ ask: 'hold', list, voters })),
  gone: {
    count: (query, slot) => askGone({ ask: 'count', query }, slot),
    stretch: (query, sort, from, count, slot) => askGone({ ask: 'stretch', query, sort, from, count }, slot),
    groups: (query, column, slot) => askGone({ ask: 'groups', query, column }, slot),
    values: (column, typed, count) => askGone({ ask: 'values', column, typed, count }),
    voter: (id) => askGone({ ask: 'voter', id }),
    csv: (query, sort) => askGone({ ask: 'csv', query, sort, columns: [goneColumn], race: false }),
  },
};
