// In a file of their own because the first dashboard needs them, and not how they are computed.

/** When the assignee is reminded of a task; without a time of day, the first two are the morning of its day. */
export const taskReminders = ['none', 'at_time', 'hour', 'day'] as const;
export type TaskReminder = (typeof taskReminders)[number];

export const taskRepeats = ['none', 'daily', 'weekdays', 'weekly', 'monthly'] as const;
export type TaskRepeat = (typeof taskRepeats)[number];
