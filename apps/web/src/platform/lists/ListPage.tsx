import type { ReactNode } from 'react';
import type { AnyShownList } from './listColumn.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useText } from '../texts/i18n.ts';
import { ListPart, type ListProps } from './ListPart.tsx';

type Props<Shown extends AnyShownList> = ListProps<Shown> & {
  lead: string;
  /** What may be done beside the rows. */
  actions?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
};

/** A screen that is a list. */
export function ListPage<Shown extends AnyShownList>(props: Props<Shown>) {
  const { lead, actions, children } = props;
  const t = useText(props.of.noun) as (key: string) => string;
  const common = useText('common');
  return (
    <Screen title={t('title')} product={common('productName')} lead={lead} actions={actions}>
      <ListPart {...props} />
      {children}
    </Screen>
  );
}
