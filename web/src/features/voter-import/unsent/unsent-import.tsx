import '../../../shared/text/voter-files/en.ts';
import '../../../shared/text/voter-import/en.ts';
import { Button, Group } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { formatSending } from '../format-import.ts';
import { sendPacked } from '../wizard/send-packed.ts';
import { type Sending, useWizard } from '../wizard/voter-wizard-state.ts';
import { Offer } from './unsent-offer.tsx';
import { useUnsent } from './use-unsent.ts';

/**
 * For screens of voters: an import that is on its way, or that a closed tab left in the middle. Nothing where there is
 * none. In a file of its own, which the screen fetches behind itself (`LazyPart`).
 */
export default function UnsentImport() {
  const sending = useWizard(({ step }) => (step.is === 'sending' ? step : null));
  if (!useMember().can('voters.write')) return null;
  return sending ? <OnItsWay step={sending} /> : <LeftBehind />;
}

const OnItsWay = ({ step }: { step: Sending }) => (
  <Notice title={t('voterImport.send.title')}>
    {formatSending(step)}
    <Group gap="xs" mt="xs">
      <Button component={Link} to={paths.import} variant="default">
        {t('voterImport.kept.show')}
      </Button>
    </Group>
  </Notice>
);

function LeftBehind() {
  const { unsent, again } = useUnsent();
  const navigate = useNavigate();
  if (unsent.is === 'looking' || !unsent.packed) return null;
  const { packed } = unsent;
  const go = () => {
    void sendPacked(packed);
    navigate(paths.import);
  };
  return <Offer packed={packed} go={go} done={again} />;
}
