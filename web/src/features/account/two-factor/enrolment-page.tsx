import '../../../shared/text/settings/en.ts';
import { Button, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-store.ts';
import { leave } from '../../../shared/session/sign-out.ts';
import { t } from '../../../shared/text/index.ts';
import { AuthLayout } from '../../../shared/ui/auth-layout/auth-layout.tsx';
import { BackupCodes, LeaveCodes } from './backup-codes.tsx';
import { Enrolment } from './enrolment.tsx';
import { useFreshCodes, useSaved } from './fresh-codes.ts';

/** For a member whose organization demands the second factor that they do not have yet: nothing else is open to them. */
export default function EnrolmentPage() {
  const email = useSession(({ session }) => (session.is === 'enrolment' ? session.email : ''));
  const { codes, show, putAway } = useFreshCodes();
  const navigate = useNavigate();
  const done = () => {
    navigate('/', { replace: true });
    putAway();
  };
  return (
    <AuthLayout
      aside={
        !codes && (
          <Button variant="default" onClick={() => void leave()}>
            {t('nav.signOut')}
          </Button>
        )
      }
    >
      {codes ? <Codes codes={codes} email={email} done={done} /> : <First email={email} show={show} />}
    </AuthLayout>
  );
}

function First({ email, show }: { email: string; show: (codes: readonly string[]) => void }) {
  return (
    <>
      <Title order={1} size="h2">
        {t('security.enrolment.title')}
      </Title>
      <Text mt="xs">{t('security.enrolment.pageHint')}</Text>
      <Text mt={4} mb="lg" size="sm" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
        {t('security.enrolment.signedInAs', { email })}
      </Text>
      <Enrolment email={email} enabled={show} />
    </>
  );
}

function Codes({ codes, email, done }: { codes: readonly string[]; email: string; done: () => void }) {
  const { saved, setSaved, question } = useSaved(done);
  return (
    <>
      <Title order={1} size="h2" mb="xs">
        {t('security.codes.title')}
      </Title>
      <BackupCodes codes={codes} email={email} saved={saved} setSaved={setSaved} done={done} />
      {question && <LeaveCodes question={question} />}
    </>
  );
}
