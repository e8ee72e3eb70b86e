import { Drawer } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import { Navigation } from './Navigation.tsx';

/** The menu on a phone, over the screen. Only then is its code needed. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const common = useText('common');
  return (
    <Drawer
      opened
      onClose={onClose}
      size="17rem"
      title={common('productName')}
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
    >
      <Navigation narrow={false} />
    </Drawer>
  );
}
