import { beforeEach, expect, it, vi } from 'vitest';
import { demoLimits } from '#shared/constants.ts';
import * as usage from './usage.ts';

const storageStub = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};
vi.stubGlobal('localStorage', storageStub());
vi.stubGlobal('sessionStorage', storageStub());

const { aiMessages, dashboardViews } = demoLimits;
const isPromptDueNow = () =>
  usage.isPromptDue(usage.useUsage.getState().usage) && !usage.useUsage.getState().dismissed;
const times = (count: number, act: () => unknown) => Array.from({ length: count }, act);
const of = (aiMessagesUsed: number, views: number): usage.Usage => ({
  aiMessagesUsed,
  maxAiMessages: aiMessages,
  dashboardViews: views,
});

beforeEach(usage.forgetUsage);

it("has the specification's limits", () => expect([aiMessages, dashboardViews]).toEqual([3, 5]));

it.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['another shape', '[3]'],
  ['a word for a number', '{"aiMessagesUsed":"3","dashboardViews":5}'],
  ['less than none', '{"aiMessagesUsed":-1,"dashboardViews":5}'],
  ['half a view', '{"aiMessagesUsed":1,"dashboardViews":0.5}'],
])('starts anew from %s', (_, json) => expect(usage.usageFrom(json)).toEqual(of(0, 0)));

it('does not take its limit from what is kept', () =>
  expect(usage.usageFrom('{"aiMessagesUsed":2,"maxAiMessages":900,"dashboardViews":1}')).toEqual(of(2, 1)));

it.each([
  [0, 0, false],
  [aiMessages - 1, dashboardViews - 1, false],
  [aiMessages, 0, true],
  [0, dashboardViews, true],
  [aiMessages + 4, dashboardViews + 4, true],
])('after %i messages and %i views the prompt is due: %s', (messages, views, due) =>
  expect(usage.isPromptDue(of(messages, views))).toBe(due),
);

it('counts, keeps what it counted as the specification names it, and asks at the fifth view', () => {
  const seen = times(dashboardViews, () => {
    usage.countDashboardView();
    return isPromptDueNow();
  });
  expect(seen).toEqual([false, false, false, false, true]);
  expect(JSON.parse(localStorage.getItem('demoUsage') ?? '')).toEqual(of(0, dashboardViews));
});

it('counts on from what another tab has counted', () => {
  usage.countDashboardView();
  localStorage.setItem('demoUsage', JSON.stringify(of(1, 3)));
  usage.countDashboardView();
  expect(usage.useUsage.getState().usage).toEqual(of(1, 4));
});

it('gives three messages, refuses the fourth, and asks again although it was dismissed', () => {
  expect(times(aiMessages, usage.takeAiMessage)).toEqual([true, true, true]);
  expect(isPromptDueNow()).toBe(true);
  usage.dismissPrompt();
  expect(isPromptDueNow()).toBe(false);
  expect(usage.takeAiMessage()).toBe(false);
  expect(usage.useUsage.getState().usage.aiMessagesUsed).toBe(aiMessages);
  expect(isPromptDueNow()).toBe(true);
});

it('stays dismissed at every later view of this tab', () => {
  times(dashboardViews, usage.countDashboardView);
  usage.dismissPrompt();
  usage.countDashboardView();
  expect(isPromptDueNow()).toBe(false);
});
