import { registerTexts } from '../registry.ts';

export const eventReport = {
  titleOf: 'Report: {{name}}',
  print: 'Print',
  fileName: 'event-report-{{day}}',
  signUps: 'Sign-ups',
  shows: 'Came',
  missed: 'Missed',
  showRate: 'Show rate',
  walkIns: 'Walk-ins',
  people: 'People there, with guests',
  cancelled: 'Cancelled or declined',
  open: 'Not closed',
  hours: 'Hours worked',
  rateHint: 'Show rate: of people who signed up and had a place, how many came. Walk-ins are not in it.',
  cost: 'Cost',
  costPerShow: 'Cost per person there',
  bySource: 'By source',
  source: 'Source',
  byType: 'Other events by type',
  byTypeHint:
    'Events of the last six months. Each is counted after its thank-yous, and again five days later.',
  type: 'Type',
  events: 'Events',
  closing: {
    title_one: 'Did {{count, number}} person come?',
    title_other: 'Did {{count, number}} people come?',
    hint: 'Their shift is over, and nobody has said whether they were there.',
    missed_one: 'Mark {{count, number}} as missed',
    missed_other: 'Mark all {{count, number}} as missed',
    came_one: 'Mark {{count, number}} as arrived',
    came_other: 'Mark all {{count, number}} as arrived',
    single: 'One by one',
  },
} as const;

/** Loaded with the screen. */
registerTexts({ eventReport }, () => import('./es.ts'));
