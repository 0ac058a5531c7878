import * as z from 'zod/mini';
import { tasks } from '../collections/tasks.ts';
import type { Rule } from './consequence.ts';

const { due_day, due_time, reminder, assigned_to, state } = tasks.schema.shape;
const watched = z.object({ due_day, due_time, reminder, assigned_to, state });

/** A task: its reminder follows when it is due, whose it is, and whether it is done. */
export const taskWritten: Rule = (before, after, { id }, read) => {
  const [was, is] = [read(watched, before), read(watched, after)];
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ is: 'schedule-reminder', task: id }];
};
