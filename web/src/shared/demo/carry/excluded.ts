import { voterFileFinishCall, voterFileUndoCall } from '#shared/api/voters-api.ts';
import type { Operation } from '../../data/journal/entry.ts';
import { listsIn, readSegment } from '../../voters/segment-params.ts';
import type { DemoCommand } from '../demo-commands.ts';

/** What is made of voters for work in the field. */
const tables: readonly Operation['table'][] = ['turfs', 'call_lists', 'voter_lists'];

/** Frozen lists name sample voters, so a search of one would find nobody elsewhere. */
export function includesLists(question: unknown): boolean {
  const segment = readSegment(String(question));
  return segment === null || listsIn(segment).length > 0;
}

const fileOf = (body: unknown): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, 'fileId')) : '';

/**
 * What a visitor did with voters after a moment (milliseconds since 1970) and what stays in the demo: `field` counts
 * turfs, call lists, frozen lists and searches of these, and the voters of whom they wrote something down; `files` the voter files that they
 * imported. Voters of the sample are nobody elsewhere, and a file is imported faster than it is carried.
 */
export function excludedOf(acts: readonly DemoCommand[], since: number): { field: number; files: number } {
  const made = new Set<string>();
  const contacted = new Set<string>();
  const files = new Set<string>();
  for (const act of acts) {
    if (act.at <= since) continue;
    if (act.is === 'call') {
      if (act.path === voterFileFinishCall.path) files.add(fileOf(act.body));
      if (act.path === voterFileUndoCall.path) files.delete(fileOf(act.body));
      continue;
    }
    const { operation } = act;
    const { table, id } = operation;
    const isOfLists =
      operation.table === 'voter_segments' &&
      operation.operation === 'create' &&
      includesLists(operation.data.question);
    if (isOfLists || (tables.includes(table) && operation.operation === 'create')) made.add(id);
    if (operation.operation === 'delete') made.delete(id);
    if (operation.table === 'voter_events' && operation.operation === 'create' && operation.data.voter_id)
      contacted.add(operation.data.voter_id);
  }
  return { field: made.size + contacted.size, files: files.size };
}
