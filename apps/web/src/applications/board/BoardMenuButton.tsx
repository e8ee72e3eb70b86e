import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useText } from '../../platform/texts/i18n.ts';

/** The button of the board's menu, which is there before the menu is. */
export function BoardMenuButton(props: ActionIconProps & ComponentProps<'button'>) {
  const t = useText('applications');
  return (
    <ActionIcon
      {...props}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('board.options')}
      data-tip={t('board.options')}
    >
      <IconAdjustmentsHorizontal size={20} aria-hidden />
    </ActionIcon>
  );
}
