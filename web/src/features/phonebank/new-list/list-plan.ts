import { attempts, type CallGoal, cooldownHours } from '#shared/domain/phonebank/list.ts';
import { columnsIn } from '#shared/domain/surveys/placeholders.ts';
import { type Question, type ScriptBody, scriptBody } from '#shared/domain/surveys/script.ts';
import { columnsNamed } from '#shared/domain/voters/permitted-use.ts';
import type { OwnColumn } from '../../../shared/voters/engine.ts';
import type { CallList } from '../data.ts';

/** What an organizer decides of a list, beside whom it is for. */
export type Plan = {
  name: string;
  goal: CallGoal;
  goalQuestion: string;
  scriptId: string | null;
  /** As it is handed out, JSON; null: none. */
  script: string | null;
  rest: number;
  attempts: number;
  instructions: string;
  notes: boolean;
  /** Whether legal calling hours are not kept. */
  anyHour: boolean;
};

export const newPlan: Plan = {
  name: '',
  goal: 'support',
  goalQuestion: '',
  scriptId: null,
  script: null,
  rest: cooldownHours.usual,
  attempts: attempts.usual,
  instructions: '',
  notes: true,
  anyHour: false,
};

export const planOf = (list: CallList): Plan => ({
  name: list.name,
  goal: list.goal,
  goalQuestion: list.goal_question ?? '',
  scriptId: list.script_id,
  script: list.script,
  rest: list.cooldown_hours,
  attempts: list.attempts_max,
  instructions: list.instructions ?? '',
  notes: list.notes_allowed,
  anyHour: list.any_hour,
});

export function bodyIn(json: string | null): ScriptBody | null {
  if (json === null) return null;
  try {
    const read = scriptBody.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** A list without a script asks at least how somebody stands: else no call could reach its goal. `text`: the question. */
export const scriptOf = (json: string | null, text: string): ScriptBody =>
  bodyIn(json) ?? {
    intro: '',
    items: [{ kind: 'ask', id: 'support', type: 'support', short: text, text, options: [], next: null }],
  };

/** Questions whose answer can be what a list is for; how somebody stands is a goal of its own. */
export const goalQuestions = (json: string | null): Question[] =>
  (bodyIn(json)?.items ?? []).flatMap((item) =>
    item.kind === 'ask' && item.type !== 'support' ? [item] : [],
  );

/** The fields of a list as they are stored. */
export const fieldsOf = (plan: Plan) => ({
  name: plan.name.trim(),
  goal: plan.goal,
  goal_question: plan.goal === 'answered' ? plan.goalQuestion : null,
  script_id: plan.scriptId,
  script: plan.script,
  cooldown_hours: plan.rest,
  attempts_max: plan.attempts,
  instructions: plan.instructions.trim() || null,
  notes_allowed: plan.notes,
  any_hour: plan.anyHour,
});

/** Whether everything is there that a list needs. */
export const isComplete = (plan: Plan): boolean =>
  plan.name.trim() !== '' &&
  (plan.goal !== 'answered' || goalQuestions(plan.script).some(({ id }) => id === plan.goalQuestion));

/** The campaign's own columns that a list's people carry: those that its script names and that may appear on calls. */
export function columnsOfScript(columns: readonly OwnColumn[], script: string | null): OwnColumn[] {
  const body = bodyIn(script);
  return body ? columnsNamed(columns, columnsIn(body), 'calls') : [];
}
