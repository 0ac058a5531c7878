import type { CallTarget } from '#shared/domain/phonebank/target.ts';
import { OneTap } from '../../../shared/scripts/one-tap.tsx';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { Codes, Step } from './call-step.tsx';
import { formatPhone } from './format-call.ts';

type Props = {
  of: CallTarget;
  /** One is wrong: the other one can still be called. */
  one: (field: 'cell' | 'landline') => void;
  all: () => void;
  back: () => void;
};

/** Which of two numbers it was. */
export function Which({ of, one, all, back }: Props) {
  const mark = (field: 'cell' | 'landline') => {
    one(field);
    toast('info', t('calls.call.tryOther'));
  };
  return (
    <Step title={t('calls.call.which')} back={back}>
      <Codes>
        {(['cell', 'landline'] as const).map((field) => (
          <OneTap key={field} onClick={() => mark(field)}>
            {t(`calls.call.${field}`)} {formatPhone(of[field] ?? '')}
          </OneTap>
        ))}
        <OneTap onClick={all}>{t('calls.call.bothNumbers')}</OneTap>
      </Codes>
    </Step>
  );
}
