import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSignedIn } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** GE004: a screen exists at this address, but not for the active role. */
export function NotPermittedScreen() {
  const t = useText('shell');
  const common = useText('common');
  const { me } = useSignedIn();
  const role = me.roles.find(({ id }) => id === me.active?.id)?.name ?? '';
  return (
    <Screen title={common('productName')} product={common('productName')}>
      <EmptyState
        icon={<IconLock size={28} stroke={1.5} />}
        title={t('notPermittedTitle')}
        text={t('notPermittedText', { role })}
        action={
          <Button component={Link} to="/" variant="default">
            {t('goToStart')}
          </Button>
        }
      />
    </Screen>
  );
}
