import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { CheckDialog } from '../../../shared/check-pictures/check-dialog.tsx';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';

/** The pictures of a check that came in a batch, which are taken there. Nothing is read before somebody looks. */
export function CheckOfGift({ gift }: { gift: Donation }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPhoto size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('checkPictures.open')}
      </Button>
      {opened && (
        <CheckDialog
          gift={gift.id}
          name={gift.donor_name}
          sides={null}
          writes={false}
          close={() => setOpened(false)}
        />
      )}
    </>
  );
}
