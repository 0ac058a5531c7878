import { givenFilters } from '#shared/domain/voters/row-filter.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import type { Importer } from '../../../shared/voter-reading/importer.ts';
import type { ReadingRules } from '../../../shared/voter-reading/reading-rules.ts';
import { currentFile } from '../../../shared/voters/current-file.ts';
import { isRaceOn } from '../../../shared/voters/race-setting.ts';
import { formerOf, holdFormer } from './former-file.ts';
import { rememberData } from './remembered-data.ts';
import { rememberHistory } from './remembered-history.ts';
import { rememberRules } from './remembered-rules.ts';
import { rememberMapping } from './remembered-voter-columns.ts';
import { at, type Chosen, newLife, show, stepNow } from './voter-wizard-state.ts';

/** Codes are those of the state that the importer named, or else of the one whose layout it is. */
const rulesOf = ({ draft, facts, answers, keep, filters }: Chosen, race: boolean): ReadingRules => ({
  statuses: { state: facts.us_state || draft.state, answers, keep },
  filters,
  race,
});

/** A file that is joined to the voters needs those of the file that is current, whose chunks the worker asks for. */
async function ask(importer: Importer, chosen: Chosen, signal: AbortSignal) {
  if (chosen.kind === 'voters') {
    const race = chosen.race && chosen.facts.race.length > 0 && (await isRaceOn());
    if (signal.aborted) return { is: 'stopped' as const };
    return importer.check(chosen.mapping, chosen.dayOrders, rulesOf(chosen, race));
  }
  const former = await currentFile();
  if (!former) throw new Error(t('voterImport.join.noVoters'));
  if (signal.aborted) return { is: 'stopped' as const };
  holdFormer(former);
  try {
    const { facts, draft, history, data, replaces } = chosen;
    const described = formerOf(former.file);
    if (chosen.kind === 'data') return await importer.append({ data, former: described, replaces });
    return await importer.join({
      history,
      former: described,
      // A history rarely names its state; its voters do.
      state: facts.us_state || draft.state || (described.head.us_state ?? ''),
    });
  } finally {
    holdFormer(null);
  }
}

/** Goes through the whole file in the worker. */
export async function checkRows(): Promise<void> {
  const step = stepNow();
  const { importer } = at;
  if (!importer || (step.is !== 'columns' && step.is !== 'preview')) return;
  const { chosen } = step;
  const signal = newLife();
  show({ is: 'checking', chosen, working: { progress: null, since: performance.now() } });
  try {
    const reply = await ask(importer, chosen, signal);
    if (signal.aborted) return;
    if (reply.is === 'stopped') return show({ is: 'columns', chosen, refused: null, why: null });
    if (reply.is === 'refused file') return show({ is: 'columns', chosen, refused: reply, why: null });
    if (chosen.kind === 'history') rememberHistory(chosen.facts.headers, chosen.history);
    else if (chosen.kind === 'data') rememberData(chosen.facts.headers, chosen.data);
    else rememberMapping(chosen.facts.headers, chosen.mapping);
    rememberRules(chosen.facts.headers, { answers: chosen.answers, filters: givenFilters(chosen.filters) });
    show({ is: 'preview', chosen, preview: reply.preview, why: null });
  } catch (error) {
    if (!signal.aborted) show({ is: 'columns', chosen, refused: null, why: messageFor(error) });
  }
}

/** Ends the check or the packing; the worker says when it has. */
export const stopWork = (): void => at.importer?.stop();
