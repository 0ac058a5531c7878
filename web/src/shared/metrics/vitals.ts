import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { measure } from './measure.ts';

const took = ({ name, value }: Metric, metric_type: 'page_load' | 'user_action') =>
  measure({ metric_type, metric_name: name, value, unit: 'ms' });

/** Begins to measure the page as browsers do; once for a page, for they cannot be stopped. What was before is told too. */
export function watchVitals(): void {
  const loaded = (metric: Metric) => took(metric, 'page_load');
  onTTFB(loaded);
  onFCP(loaded);
  onLCP(loaded);
  onINP((metric) => took(metric, 'user_action'));
  // A share of the screen: in thousandths, for values are whole.
  onCLS(({ name, value }) =>
    measure({ metric_type: 'page_load', metric_name: name, value: value * 1_000, unit: 'count' }),
  );
}
