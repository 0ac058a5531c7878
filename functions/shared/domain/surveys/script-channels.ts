/** Where a script is read. In a file of its own because the first dashboard needs it, and nothing else of a script. */
export const scriptChannels = ['any', 'door', 'phone'] as const;
export type ScriptChannel = (typeof scriptChannels)[number];
