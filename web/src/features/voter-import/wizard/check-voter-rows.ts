import { givenFilters } from '#shared/domain/voters/row-filter.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { ReadingRules } from '../worker/reading-rules.ts';
import { rememberRules } from './remembered-rules.ts';
import { rememberMapping } from './remembered-voter-columns.ts';
import { at, type Chosen, newLife, show, stepNow } from './voter-wizard-state.ts';

/** Codes are those of the state that the importer named, or else of the one whose layout it is. */
const rulesOf = ({ draft, facts, answers, keep, filters }: Chosen): ReadingRules => ({
  statuses: { state: facts.us_state || draft.state, answers, keep },
  filters,
});

/** Goes through the whole file in the worker. */
export async function checkRows(): Promise<void> {
  const step = stepNow();
  const { importer } = at;
  if (!importer || (step.is !== 'columns' && step.is !== 'preview')) return;
  const { chosen } = step;
  const signal = newLife();
  show({ is: 'checking', chosen, working: { progress: null, since: performance.now() } });
  try {
    const reply = await importer.check(chosen.mapping, chosen.dayOrders, rulesOf(chosen));
    if (signal.aborted) return;
    if (reply.is === 'stopped') return show({ is: 'columns', chosen, refused: null, why: null });
    if (reply.is === 'refused file') return show({ is: 'columns', chosen, refused: reply, why: null });
    rememberMapping(chosen.facts.headers, chosen.mapping);
    rememberRules(chosen.facts.headers, { answers: chosen.answers, filters: givenFilters(chosen.filters) });
    show({ is: 'preview', chosen, preview: reply.preview, why: null });
  } catch (error) {
    if (!signal.aborted) show({ is: 'columns', chosen, refused: null, why: messageFor(error) });
  }
}

/** Ends the check or the packing; the worker says when it has. */
export const stopWork = (): void => at.importer?.stop();
