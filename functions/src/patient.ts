/** For transactions on documents that many may write at once: five attempts, the default, are soon used up. */
export const patient = { maxAttempts: 20 };
