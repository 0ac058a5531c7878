import { useNavigate } from 'react-router-dom';
import type { Channel } from '#shared/domain/voters/contact-results.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { commitWithToast, toast } from '../../../shared/ui/toasts.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { NameDialog } from './name-dialog.tsx';

type Props = { segment: Segment; channel: Channel | null; close: () => void; done: () => void };

/** Keeps a search under a name, to be asked anew whenever it is opened. */
export function SaveDialog({ segment, channel, close, done }: Props) {
  const navigate = useNavigate();
  const keep = (name: string) => {
    const id = crypto.randomUUID();
    commitWithToast({
      operation: 'create',
      table: 'voter_segments',
      id,
      data: { name, question: JSON.stringify(segment) },
    }).then(
      () => navigate(paths.search(id, channel)),
      (error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)),
    );
    close();
    done();
  };
  return (
    <NameDialog
      title={t('voters.saved.title')}
      hint={t('voters.saved.hint')}
      label={t('voters.saved.name')}
      action={t('common.save')}
      save={keep}
      close={close}
    />
  );
}
