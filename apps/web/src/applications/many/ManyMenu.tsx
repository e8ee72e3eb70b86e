import { Button, Menu, type MenuProps } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconMail, IconTag, IconUserPlus, IconWorld } from '@tabler/icons-react';
import type { ManyActName } from '@portal/contract/applications/found/many.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { mayToMany } from './mayToMany.ts';

const ICONS = {
  move: IconArrowRight,
  assign: IconUserPlus,
  reassignEphesian: IconWorld,
  tag: IconTag,
  email: IconMail,
} as const satisfies Record<ManyActName, unknown>;

interface Props {
  position?: MenuProps['position'];
  onAct: (act: ManyActName) => void;
}

/** What this reader may do with many applications at once. */
export function ManyMenu({ position = 'bottom-end', onAct }: Props) {
  const t = useText('many');
  const actor = useActor();
  const acts = (Object.keys(ICONS) as ManyActName[]).filter((act) => mayToMany(actor, act));
  if (acts.length === 0) return null;
  return (
    <Menu position={position} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="compact-md" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('acts')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => {
          const Icon = ICONS[act];
          return (
            <Menu.Item key={act} leftSection={<Icon size={16} aria-hidden />} onClick={() => onAct(act)}>
              {t(`act.${act}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
