type Report = { missing: string[]; open: string[]; fine: string[] };

export function checkDeployment(input: {
  target: string;
  manifest: object;
  firebase: object;
  engines: { node: string };
  rulesBytes: number;
  indexes: object;
  functionsEnv: Record<string, string | undefined>;
  webEnv: Record<string, string | undefined>;
  known: Record<string, unknown>;
}): Report;
