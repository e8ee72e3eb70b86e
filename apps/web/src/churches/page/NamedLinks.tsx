import { Fragment } from 'react';
import { Link } from 'react-router';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './NetworkPage.module.css';

interface Props {
  to: 'churches' | 'leaders';
  of: readonly { id: number; name: string }[];
}

/** Names that lead to their pages; nobody in words. */
export function NamedLinks({ to, of }: Props) {
  const t = useText('churchPages');
  if (of.length === 0) return t('none');
  return of.map(({ id, name }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Link to={`/${to}/${id}`} className={classes.link ?? ''}>
        {name}
      </Link>
    </Fragment>
  ));
}
