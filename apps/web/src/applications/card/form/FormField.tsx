import { useCallback, useState, type ReactNode } from 'react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { FieldCorrection, ShownCorrection } from '../../corrections/FieldCorrection.tsx';
import { useIsComposed } from '../../corrections/useIsComposed.ts';
import classes from './FormSection.module.css';

interface Props {
  application: Detail;
  label: string;
  /** Its key, and that of a field that is read with it. */
  keys: readonly string[];
  isLong: boolean;
  children: ReactNode;
}

/** One field of the form: its name, what stands in it, and what of it is being corrected. */
export function FormField({ application, label, keys: [key, ...others], isLong, children }: Props) {
  const [shown, setShown] = useState<number>();
  const show = useCallback((correction: number | undefined) => setShown(correction), []);
  // Of a field that is read with another only what is open is told: it is asked for by name in the dialog.
  const open = others.filter((other) =>
    application.corrections.some(
      ({ field, state }) => field === other && state !== 'ACCEPTED' && state !== 'WITHDRAWN',
    ),
  );
  const isOpened = useIsComposed(application, key) || shown !== undefined;
  return (
    <div className={classes.field} data-long={isLong || isOpened}>
      <dt>{label}</dt>
      <dd className={classes.read}>
        <span className={classes.value}>{children}</span>
        {[...(key === undefined ? [] : [key]), ...open].map((field) => (
          <FieldCorrection key={field} application={application} field={field} shown={shown} onShow={show} />
        ))}
      </dd>
      {isOpened && (
        <dd>
          <ShownCorrection application={application} field={key} shown={shown} />
        </dd>
      )}
    </div>
  );
}
