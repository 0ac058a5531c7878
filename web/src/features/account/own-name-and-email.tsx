import { userProfiles } from '#shared/collections/user-profiles.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { Block } from './account-block.tsx';
import { Email } from './email.tsx';
import { NameField } from './name-field.tsx';

const isName = (name: string) => userProfiles.schema.shape.full_name.safeParse(name).success;

/** The member's own name and address. */
export function You() {
  const { uid, fullName } = useMember();
  return (
    <Block title={t('account.you.title')}>
      <NameField
        key={fullName}
        label={t('account.you.name')}
        value={fullName}
        autoComplete="name"
        isValid={isName}
        wrong={t('account.you.nameWrong')}
        save={(full_name) =>
          commitWithToast({
            operation: 'update',
            table: 'user_profiles',
            id: uid,
            data: { full_name },
            base: { full_name: fullName },
          })
        }
      />
      <Email />
    </Block>
  );
}
