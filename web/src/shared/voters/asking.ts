import { type Engine, Overtaken } from './engine.ts';
import { lineNow } from './holder.ts';
import type { Line } from './line.ts';

const asked = <T>(ask: (line: Line) => Promise<T>): Promise<T> => {
  const line = lineNow();
  return line ? ask(line) : Promise.reject(new Overtaken());
};

/** Asks whichever worker holds the present member's voters; a question waits until they are here. */
export const engine: Engine = {
  count: (question, slot) => asked((line) => line.ask({ ask: 'count', asked: question }, slot)),
  page: (question, sort, from, count, slot) =>
    asked((line) => line.ask({ ask: 'page', asked: question, sort, from, count }, slot)),
  stretch: (question, sort, from, count, slot) =>
    asked((line) => line.ask({ ask: 'stretch', asked: question, sort, from, count }, slot)),
  groups: (question, column, slot) =>
    asked((line) => line.ask({ ask: 'groups', asked: question, column }, slot)),
  values: (column, typed, count) => asked((line) => line.ask({ ask: 'values', column, typed, count })),
  voter: (id) => asked((line) => line.ask({ ask: 'voter', id })),
  atDoor: (id) => asked((line) => line.ask({ ask: 'atDoor', id })),
  frozen: (question) => asked((line) => line.ask({ ask: 'frozen', asked: question })),
  ids: (question, most) => asked((line) => line.ask({ ask: 'ids', asked: question, most })),
  csv: (question, sort) => asked((line) => line.ask({ ask: 'csv', asked: question, sort })),
  doors: (question, slot) => asked((line) => line.ask({ ask: 'doors', asked: question }, slot)),
  buildings: (question, doors, order) =>
    asked((line) => line.ask({ ask: 'buildings', asked: question, doors, order })),
  standing: (turfs, slot) => asked((line) => line.ask({ ask: 'standing', turfs }, slot)),
  days: (question, slot) => asked((line) => line.ask({ ask: 'days', asked: question }, slot)),
  learn: (events) => asked((line) => line.learn(events)),
  hold: (list, voters) => asked((line) => line.ask({ ask: 'hold', list, voters })),
};
