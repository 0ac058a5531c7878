/** The panel of changes that wait on this device, or could not be saved. */
export const pending = {} as const;
