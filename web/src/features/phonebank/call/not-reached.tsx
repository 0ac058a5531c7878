import { useState } from 'react';
import type { CallAssignment } from '#shared/api/phonebank-api.ts';
import type { PhoneResult } from '#shared/domain/phonebank/phone-results.ts';
import { OneTap } from '../../../shared/scripts/one-tap.tsx';
import { t } from '../../../shared/text/index.ts';
import type { CallList } from '../data.ts';
import { When } from './call-back-time.tsx';
import { Note } from './call-note.tsx';
import type { Save, Step } from './call-result.ts';
import { Codes, Step as StepPart } from './call-step.tsx';
import { Which } from './phone-choice.tsx';
import type { CallSession } from './use-call-session.ts';

type Props = {
  list: CallList;
  call: CallAssignment;
  calling: CallSession;
  save: Save;
  go: (step: Step) => void;
  note: string;
  write: (note: string) => void;
};
type Code = keyof typeof codes;

/** Every way in which nobody was reached, by one tap, with the result that it comes to; those with a question ask it. */
const codes = {
  no_answer: 'not_home',
  left_message: 'left_message',
  busy: 'busy',
  not_available: 'not_home',
  call_back: 'call_back',
  wrong_number: 'wrong_number',
  disconnected: 'disconnected',
  language_barrier: 'language_barrier',
  refused: 'refused',
  do_not_call: 'do_not_call',
  moved: 'moved',
  deceased: 'deceased',
  hostile: 'hostile',
} as const satisfies Record<string, PhoneResult>;
const isCode = (code: string): code is Code => code in codes;

/** Nobody was reached, or not for long: why. */
export function Missed({ list, call: { target }, calling, save, go, note, write }: Props) {
  const [form, ask] = useState<'call_back' | 'wrong_number' | 'disconnected' | null>(null);
  const both = target.cell !== null && target.landline !== null;
  const choose = (code: Code) => {
    if (code === 'call_back') ask(code);
    else if (code === 'wrong_number' || code === 'disconnected') {
      if (both) ask(code);
      else save({ outcome: code, wrong: [target.cell !== null ? 'cell' : 'landline'] });
    } else save({ outcome: codes[code] });
  };
  if (form === 'call_back')
    return <When set={(callBackAt) => save({ outcome: 'call_back', callBackAt })} back={() => ask(null)} />;
  if (form !== null)
    return (
      <Which
        of={target}
        one={(field) => void calling.markWrong(field)}
        all={() => save({ outcome: form, wrong: ['cell', 'landline'] })}
        back={() => ask(null)}
      />
    );
  return (
    <StepPart title={t('calls.call.why')} back={() => go('first')}>
      <Codes>
        {Object.keys(codes)
          .filter(isCode)
          .map((code) => (
            <OneTap key={code} disabled={calling.busy} onClick={() => choose(code)}>
              {t(`calls.call.results.${code}`)}
            </OneTap>
          ))}
      </Codes>
      {list.notes_allowed && <Note note={note} write={write} />}
    </StepPart>
  );
}
