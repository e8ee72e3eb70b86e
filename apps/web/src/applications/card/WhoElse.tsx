import { IconEye } from '@tabler/icons-react';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useWhoElse } from './useWhoElse.ts';
import classes from './WhoElse.module.css';

/** Who has the card open too; nothing while nobody has. */
export function WhoElse({ id }: { id: number }) {
  const t = useText('applicationDetail');
  const names = useWhoElse(id);
  const [name, ...others] = names;
  if (name === undefined) return null;
  const text = others.length > 0 ? t('presence.more', { name, count: others.length }) : t('presence.one', { name });
  return (
    <span className={classes.who} data-tip={t('presence.all', { names: formatList(names) })}>
      <IconEye size={14} aria-hidden />
      <span className={classes.text}>{text}</span>
    </span>
  );
}
