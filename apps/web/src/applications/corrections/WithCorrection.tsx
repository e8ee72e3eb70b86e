import { useCallback, useState, type ReactNode } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { FieldCorrection, ShownCorrection } from './FieldCorrection.tsx';
import classes from './Corrections.module.css';

interface Props {
  application: Detail;
  /** The key of the photo or the document. */
  field: string;
  children: ReactNode;
}

/** A photo or a document with its pencil, or with how its correction stands and the whole of that beneath. */
export function WithCorrection({ application, field, children }: Props) {
  const [shown, setShown] = useState<number>();
  const show = useCallback((correction: number | undefined) => setShown(correction), []);
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.grows}>{children}</div>
        <FieldCorrection application={application} field={field} shown={shown} onShow={show} />
      </div>
      <ShownCorrection application={application} field={field} shown={shown} />
    </div>
  );
}
