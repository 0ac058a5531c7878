/** Taking data out, from any list. */
export const exports = {
  action: 'Export CSV',
  summary: 'Export summary',
  beginning: 'Exporting…',
  running: '{{done}} of {{total}} rows',
  cancel: 'Cancel the export',
  done: 'Export saved',
  failed: 'The export failed',
  fileName: 'hustings-{{kind}}-{{day}}.csv',
} as const;
