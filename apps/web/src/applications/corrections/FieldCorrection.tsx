import { useEffect, useRef } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconPencilExclamation } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { isOpenCorrection } from '@portal/domain/applications/corrections.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardAddress } from '../boardAddress.ts';
import { useFieldLabel } from '../card/form/useFieldLabel.ts';
import { ComposedText, composedTextId } from './ComposedText.tsx';
import { CorrectionInPlace } from './CorrectionInPlace.tsx';
import { CorrectionState } from './CorrectionState.tsx';
import { useComposed } from './useComposed.ts';
import { useIsComposed } from './useIsComposed.ts';
import classes from './Corrections.module.css';

interface Props {
  application: Detail;
  /** The field's key. */
  field: string;
  /** Which correction is shown whole beneath the field; its id. */
  shown: number | undefined;
  onShow: (correction: number | undefined) => void;
}

/**
 * Beside a field or a document: the pencil that takes it into the request for corrections, for whoever may ask; where a
 * correction of it is open, how that stands, to be looked into.
 */
export function FieldCorrection({ application, field, shown, onShow }: Props) {
  const t = useText('applicationDetail');
  const label = useFieldLabel();
  const { fields, toggle } = useComposed(application.id);
  const { field: wanted, fieldSeen } = useBoardAddress();
  const here = useRef<HTMLSpanElement>(null);
  const ofField = application.corrections.filter((one) => one.field === field);
  // What was settled while it was looked at stays until it is closed.
  const open = ofField.findLast(({ state }) => isOpenCorrection(state)) ?? ofField.find(({ id }) => id === shown);

  useEffect(() => {
    if (wanted !== field) return;
    if (open) onShow(open.id);
    const element = here.current;
    // After the card has taken its kept place.
    requestAnimationFrame(() => element && bringIntoSight(element));
    fieldSeen();
  }, [wanted, field, open, onShow, fieldSeen]);

  const name = label.full(field);
  const isChosen = fields.includes(field);
  return (
    <span ref={here} className={classes.beside} tabIndex={-1}>
      {open && (
        <CorrectionState
          correction={open}
          name={name}
          isShown={shown === open.id}
          onToggle={() => onShow(shown === open.id ? undefined : open.id)}
        />
      )}
      {!open && application.may.askCorrection && (
        <ActionIcon
          variant={isChosen ? 'filled' : 'subtle'}
          {...(!isChosen && { color: 'gray' })}
          size={24}
          aria-pressed={isChosen}
          aria-label={t('pencil.of', { field: name })}
          data-tip={t(isChosen ? 'pencil.chosen' : 'pencil.choose')}
          onClick={() => {
            toggle(field);
            if (!isChosen) focusText(composedTextId(application.id, field));
          }}
        >
          <IconPencilExclamation size={16} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}

const ROOM_ABOVE_PX = 96;

/** Scrolls the card, and nothing around it, until the field stands near its top; its button has the focus then. */
function bringIntoSight(element: HTMLElement): void {
  const scroller = element.closest('[data-card-scroller]');
  if (scroller) {
    const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += top - ROOM_ABOVE_PX;
  }
  element.querySelector('button')?.focus({ preventScroll: true });
}

/** What is wrong is said at once, where the pencil was pressed. */
const focusText = (id: string): number => requestAnimationFrame(() => document.getElementById(id)?.focus());

interface BeneathProps {
  application: Detail;
  field: string | undefined;
  shown: number | undefined;
}

/** Beneath the field: what was asked, before and after, and the ways on; or what is being asked. */
export function ShownCorrection({ application, field, shown }: BeneathProps) {
  const isComposed = useIsComposed(application, field);
  const correction = application.corrections.find(({ id }) => id === shown);
  if (correction) return <CorrectionInPlace application={application} correction={correction} />;
  return isComposed && field !== undefined ? <ComposedText application={application} field={field} /> : null;
}
