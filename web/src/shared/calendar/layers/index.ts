import '../../text/calendar/en.ts';
import type { LayerKey } from '#shared/domain/calendar-layers/layers.ts';
import type { CalendarLayer } from '../calendar-layer.ts';
import { deadlinesLayer } from './deadlines-layer.ts';
import { eventsLayer } from './events-layer.ts';
import { financeLayer } from './finance-layer.ts';
import { scheduleLayer } from './schedule-layer.ts';
import { tasksLayer } from './tasks-layer.ts';

/** What each layer shows: an area adds a file and its line here. Two of them listen; a screen may have four listeners. */
export const layers: Record<LayerKey, CalendarLayer> = {
  events: eventsLayer,
  schedule: scheduleLayer,
  deadlines: deadlinesLayer,
  finance: financeLayer,
  tasks: tasksLayer,
};
