import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router';
import { Screen } from '../../ui/Screen.tsx';
import { idIn } from '../address/idIn.ts';
import { BackLink } from '../lists/BackLink.tsx';
import { useWayBack } from '../lists/wayBack.ts';
import { useText } from '../texts/i18n.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Where the records are listed: the way back for whoever came from nowhere. */
  list: string;
  /** What the way back is called. */
  toList: string;
  /** The form, which is left for the list as it was. */
  children: (way: ReturnType<typeof useWayBack>) => ReactNode;
}

/** The screen of a record's form: its title, and the way back to the list as it was. */
export function FormScreen({ list, toList, children, ...shown }: Props) {
  const common = useText('common');
  const way = useWayBack(list);
  return (
    <Screen {...shown} product={common('productName')} back={<BackLink to={way.back} label={toList} />}>
      {children(way)}
    </Screen>
  );
}

interface Forms {
  create: ComponentType;
  /** The id is one that nobody has where the address names none. */
  edit: ComponentType<{ id: number }>;
}

/** One address for both: without an id a record is made, with one it is changed. */
export function CreateOrEdit({ create: Create, edit: Edit }: Forms) {
  const { id } = useParams();
  return id === undefined ? <Create /> : <Edit key={id} id={idIn(id)} />;
}
