import { getFunctions } from 'firebase-admin/functions';
import { sha256 } from './hash.ts';

/** Puts a task into a function's queue for a moment; one name runs once. */
export type Enqueue = (task: { name: string; at: number; data: Record<string, unknown> }) => Promise<void>;

/** The name is hashed: Cloud Tasks slows down on names that begin alike. */
export const taskQueue =
  (functionName: string): Enqueue =>
  async ({ name, at, data }) => {
    const queue = getFunctions().taskQueue(functionName);
    await queue.enqueue(data, { id: sha256(name), scheduleTime: new Date(at) }).catch((error: unknown) => {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
      if (code !== 'functions/task-already-exists') throw error;
    });
  };
