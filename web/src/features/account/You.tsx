import { userProfiles } from '#shared/collections/user_profiles.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { save } from '../../shared/ui/toasts.tsx';
import { Block } from './Block.tsx';
import { Email } from './Email.tsx';
import { NameField } from './NameField.tsx';

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
          save({
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
