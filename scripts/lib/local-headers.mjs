const policyKey = 'Content-Security-Policy';

/**
 * Hosting headers as a local suite needs them: the page may also speak to the emulators' `origins`, and is not told
 * to ask for everything over https. All else is what production sends, so that what it forbids is seen here.
 */
export const localHeaders = (headers, origins) =>
  headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === policyKey ? { ...header, value: localPolicy(header.value, origins) } : header,
    ),
  }));

const localPolicy = (policy, origins) =>
  policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      directive.startsWith('connect-src ') ? [directive, ...origins].join(' ') : directive,
    )
    .join('; ');
