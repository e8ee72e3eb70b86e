import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useFirstFocus } from './useFirstFocus.ts';
import { useFocusBack } from './useFocusBack.ts';
import classes from './Dialog.module.css';

/** A question; a form; what is compared or read; what is looked at. */
export type DialogSize = 'small' | 'medium' | 'large' | 'whole';

const WIDTHS: Readonly<Record<DialogSize, string>> = {
  small: '28rem',
  medium: '36rem',
  large: '48rem',
  whole: '90rem',
};

interface Props {
  title: string;
  size?: DialogSize;
  closeLabel: string;
  onClose: () => void;
  /** Nothing is lost by a press beside it. */
  closeOutside?: boolean;
  children: ReactNode;
}

/**
 * What every dialog stands in: its head stays in sight while the rest scrolls, and it fills a small screen, be it small by
 * enlarging. It exists only while it is open.
 */
export function DialogFrame({ title, size = 'medium', closeLabel, onClose, closeOutside = false, children }: Props) {
  const fillsScreen = useMediaQuery('(max-width: 36em), (max-height: 30em)') ?? false;
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <span className={classes.title} tabIndex={-1} data-dialog-title>
          {title}
        </span>
      }
      size={WIDTHS[size]}
      fullScreen={fillsScreen}
      centered
      // The frame never scrolls, and the lock writes a style element that the security policy refuses.
      lockScroll={false}
      closeOnClickOutside={closeOutside}
      closeButtonProps={{ 'aria-label': closeLabel }}
      classNames={{ header: classes.header ?? '', content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Inside>{children}</Inside>
    </Modal>
  );
}

/** It is there only once the frame is, which the first focus waits for. */
function Inside({ children }: { children: ReactNode }) {
  const inside = useFirstFocus();
  return (
    <div ref={inside} className={classes.inside}>
      {children}
    </div>
  );
}
