export const taskParam = 'task';

/** The task list with one task open over it. */
export const taskPath = (id: string): string => `/tasks?${taskParam}=${encodeURIComponent(id)}`;
