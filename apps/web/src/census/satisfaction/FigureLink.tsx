import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { readsReports } from '@portal/domain/census/access.ts';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Figures.module.css';

interface Props {
  /** What it counts. */
  name: string;
  /** How many churches stand behind it. */
  count: number;
  shown: string;
  to: string;
}

/** A figure that opens the churches behind it, for whoever may read their reports; none has no list. */
export function FigureLink({ name, count, shown, to }: Props) {
  const t = useText('satisfaction');
  const reads = readsReports(useActor());
  const here = useThisList();
  if (count === 0 || !reads) return shown;
  return (
    <Link to={to} state={here} className={classes.link ?? ''}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{t('opens', { figure: name, shown })}</VisuallyHidden>
    </Link>
  );
}
