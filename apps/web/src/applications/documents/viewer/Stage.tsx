import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '../../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../../ui/states/SkeletonLines.tsx';
import { liesOnItsSide, type Look } from './look.ts';
import { useFocusKept } from './useFocusKept.ts';
import { usePointers } from './usePointers.ts';
import classes from './Viewer.module.css';

interface Size {
  width: number;
  height: number;
}

interface Props {
  /** In pixels, unturned; nothing until it is known. */
  size: Size | undefined;
  title: string;
  look: Look;
  onLook: (look: Look) => void;
  /** What is shown; it fills its place, whose scale a page is drawn by. */
  children: ReactNode | ((scale: number) => ReactNode);
}

/** Where a page or a picture lies: as large as fits or nearer, turned, and moved about by dragging, fingers or keys. */
export function Stage({ size, title, look, onLook, children }: Props) {
  const t = useText('documents');
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  usePointers(stage, look, onLook);
  useFocusKept(stage);

  const turnedSize = size && (liesOnItsSide(look) ? { width: size.height, height: size.width } : size);
  const fit = turnedSize && room && Math.min(room.width / turnedSize.width, room.height / turnedSize.height);
  const scale = fit === undefined ? 1 : fit * look.zoom;
  const px = (length: number) => `${Math.floor(length * scale)}px`;
  return (
    <section
      ref={stage}
      className={classes.stage}
      // Its keys move what is nearer than it fits.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-autofocus
      aria-label={t('viewer.stage', { document: title })}
      aria-busy={size === undefined}
    >
      {size === undefined && (
        <div className={classes.waiting}>
          <SkeletonLines lines={6} label={t('viewer.loading')} />
        </div>
      )}
      <div
        className={classes.sheet}
        data-known={size !== undefined}
        style={turnedSize && { width: px(turnedSize.width), height: px(turnedSize.height) }}
      >
        <div
          className={classes.turned}
          data-turns={look.turns}
          style={size && { width: px(size.width), height: px(size.height) }}
        >
          {typeof children === 'function' ? children(scale) : children}
        </div>
      </div>
    </section>
  );
}

/** How much room there is; it changes with the window. */
function useRoom(stage: RefObject<HTMLDivElement | null>): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      // Without the bars that come as soon as it is nearer: else it would flicker between the two.
      const { width, height } = element.getBoundingClientRect();
      setRoom({ width: width - 2, height: height - 2 });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [stage]);
  return room;
}
