import type { Step, Test } from '#shared/domain/voters/segment.ts';
import { formatTest, type Known } from '../../../shared/voters/format-search.ts';
import { SampleFields } from './sample-fields.tsx';
import { type Asking, testsMax } from './search-steps.ts';
import { TestLine } from './step-card.tsx';
import { KindMenu } from './step-menus.tsx';
import { TestForm } from './test-form.tsx';

/** A condition being written: of a step that is there, or the first of a new one (`at` is how many there are). */
export type Writing = { at: number; place: number; kind: Asking; test: Test };

type Props = {
  step: Step;
  at: number;
  known: Known;
  /** Of this step. */
  writing: Writing | null;
  write: (writing: Writing) => void;
  apply: (test: Test) => void;
  cancel: () => void;
  /** Null takes the condition out. */
  setTest: (place: number, test: Test | null) => void;
  setSample: (step: Extract<Step, { do: 'sample' }>) => void;
};

/** What a step asks: its conditions, one of which may be in its form, or how large the sample is. */
export function StepParts({ step, at, known, writing, write, ...acts }: Props) {
  if (step.do === 'sample') return <SampleFields step={step} onChange={acts.setSample} />;
  const count = step.tests.length;
  const kind = step.do;
  const form = writing && (
    <TestForm
      key={`${writing.place} ${writing.test.by}`}
      first={writing.test}
      known={known}
      apply={acts.apply}
      cancel={acts.cancel}
    />
  );
  const lines = step.tests.map((test, place) => ({ test, place, key: `${place} ${JSON.stringify(test)}` }));
  return (
    <>
      {lines.map(({ test, place, key }) =>
        writing?.place === place ? (
          <div key={key}>{form}</div>
        ) : (
          <TestLine
            key={key}
            text={formatTest(test, known)}
            edit={() => write({ at, place, kind, test })}
            remove={() => acts.setTest(place, null)}
          />
        ),
      )}
      {writing?.place === count
        ? form
        : count < testsMax && (
            <KindMenu
              race={known.race.length > 0}
              choose={(test) => write({ at, place: count, kind, test })}
            />
          )}
    </>
  );
}
