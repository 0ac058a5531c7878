import { tasks } from '#shared/collections/tasks.ts';
import { areaPaths } from '../../shared/area/area.ts';
import type { Task } from './data.ts';

export const area = {
  collection: tasks,
  texts: 'tasks',
  paths: areaPaths('/tasks'),
  nameOf: ({ title }: Task) => title,
} as const;
