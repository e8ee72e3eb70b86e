import type { ReactNode } from 'react';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import type { LineOf } from './churchPages.queries.ts';
import { LineOfTime } from './LineOfTime.tsx';
import classes from './NetworkPage.module.css';

interface Props {
  title: string;
  lead?: string | undefined;
  query: Parameters<typeof UntilRead>[0]['query'];
  of: LineOf;
  actions?: ReactNode;
  /** What is known, beside the line of time; nothing until it was read. */
  children: ReactNode;
  /** What needs the width of the screen; everything stands below one another then. */
  wide?: ReactNode;
}

/** The frame of a church's and a leader's page: what is known, and one line of time. */
export function NetworkPage({ title, lead, query, of, actions, children, wide }: Props) {
  const t = useText('churchPages');
  const common = useText('common');
  const toRegion = useActor().permissions.has('business.pastoral.care');
  const { back } = useWayBack(toRegion ? '/pastoral-care/list' : '/requests/dashboard');
  return (
    <Screen
      title={title}
      lead={lead}
      product={common('productName')}
      back={<BackLink to={back} label={t('back')} />}
      {...(query.data !== undefined && { actions })}
    >
      <UntilRead query={query} />
      {query.data !== undefined && (
        <div className={classes.page} data-wide={Boolean(wide)}>
          <div className={classes.known}>{children}</div>
          {wide}
          <LineOfTime of={of} title={t('line')} />
        </div>
      )}
    </Screen>
  );
}
