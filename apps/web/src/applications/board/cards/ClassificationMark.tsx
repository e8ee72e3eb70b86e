import { IconFlagFilled } from '@tabler/icons-react';
import { useText } from '../../../platform/texts/i18n.ts';
import { CutText } from './CutText.tsx';
import classes from './CardBadges.module.css';

interface Props {
  /** The band's rank, `BELOW` or `NONE`. */
  classification: string;
  /** The band's colour as the ministry rules set it, or none. */
  flag: string | null;
}

/** The church's class by the ministry rules: the colour of its band, and the class in words. */
export function ClassificationMark({ classification, flag }: Props) {
  const t = useText('applications');
  if (classification === 'NONE') return null;
  const word =
    classification === 'BELOW' ? t('classification.BELOW') : t('classification.rank', { rank: classification });
  return (
    <li className={classes.badge}>
      <IconFlagFilled size={14} aria-hidden className={classes.flag} style={{ color: flag ?? undefined }} />
      <CutText text={word} />
    </li>
  );
}
