/** Taking data out, from any list. */
export const exports = {
  action: 'Export CSV',
  workbook: 'Export Excel workbook',
  packing: 'Making the workbook…',
  formats: 'Other formats',
  summary: 'Export summary',
  beginning: 'Exporting…',
  running: '{{done}} of {{total}} rows',
  cancel: 'Cancel the export',
  done: 'Export saved',
  failed: 'The export failed',
} as const;
