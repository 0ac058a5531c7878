/** Fetches the demo's campaign beside its screens, not behind them. Where that fails, the start meets it and says so. */
export const fetchDemoCampaign = (): void => {
  import('../../shared/demo/server.ts').catch(() => undefined);
};
