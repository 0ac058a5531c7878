/** Voters of one file in the demo: what is done again at each reload has to fit into the session storage. */
export const demoVotersMax = 20_000;
