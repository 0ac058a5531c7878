import '../../../shared/text/voter-files.ts';
import '../../../shared/text/voter-import.ts';
import { Button, Group } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { Notice } from '../../../shared/ui/import/Notice.tsx';
import { paths } from '../../../shared/voters/paths.ts';
import { sendKept } from '../wizard/send.ts';
import { type Sending, useWizard } from '../wizard/state.ts';
import { sendWords } from '../words.ts';
import { Offer } from './Offer.tsx';
import { useUnsent } from './unsent.ts';

/**
 * For screens of voters: an import that is on its way, or that a closed tab left in the middle. Nothing where there is
 * none. In a file of its own, which the screen fetches behind itself (`Fetched`).
 */
export default function UnsentImport() {
  const sending = useWizard(({ step }) => (step.is === 'sending' ? step : null));
  if (!useMember().can('voters.write')) return null;
  return sending ? <OnItsWay step={sending} /> : <LeftBehind />;
}

const OnItsWay = ({ step }: { step: Sending }) => (
  <Notice title={t('voterImport.send.title')}>
    {sendWords(step)}
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
  if (unsent.is === 'looking' || !unsent.kept) return null;
  const { kept } = unsent;
  const go = () => {
    void sendKept(kept);
    navigate(paths.import);
  };
  return <Offer kept={kept} go={go} done={again} />;
}
