type Rule = { source: string; headers: { key: string; value: string }[] };

export function localHeaders(headers: Rule[], origins: string[]): Rule[];
