import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeTip } from './placeTip.ts';
import { tipTextOf } from './tipTextOf.ts';
import classes from './TipLayer.module.css';

const ID = 'portal-tip';
/** A pointer that only passes by asks for nothing. */
const REST_MS = 350;
/** The way from what is explained to the tip itself, which may be read with the pointer on it (WCAG 1.4.13). */
const CROSSING_MS = 150;

interface Shown {
  owner: HTMLElement;
  text: string;
}

/**
 * The one tip of the page: whatever carries `data-tip` shows it while a pointer rests on it, while the keyboard is on it,
 * or after a touch; whatever carries `data-cut` shows its own text where that is cut off. One layer for all, so that a
 * hundred cards cost no more than an attribute each. Escape and a press elsewhere take it away.
 */
export function TipLayer() {
  const [shown, setShown] = useState<Shown>();
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let present: HTMLElement | undefined;
    const show = (owner: HTMLElement | undefined) => {
      clearTimeout(timer);
      const text = owner && tipTextOf(owner);
      present = text ? owner : undefined;
      setShown(owner && text ? { owner, text } : undefined);
    };
    const leave = new AbortController();
    const on = <Type extends keyof DocumentEventMap>(type: Type, hear: (event: DocumentEventMap[Type]) => void) =>
      document.addEventListener(type, hear, { signal: leave.signal, capture: true, passive: true });

    on('pointermove', ({ clientX, clientY, pointerType }) => {
      if (pointerType === 'touch') return;
      clearTimeout(timer);
      // Looked up where the pointer comes to rest, not all along its way.
      timer = setTimeout(
        () => {
          const [top] = document.elementsFromPoint(clientX, clientY);
          if (tip.current?.contains(top ?? null)) return;
          const owner = ownerAt(clientX, clientY);
          if (owner !== present) show(owner);
        },
        present ? CROSSING_MS : REST_MS,
      );
    });
    on('pointerdown', ({ target }) => !tip.current?.contains(target as Node) && show(undefined));
    on('pointerup', ({ target, pointerType }) => pointerType === 'touch' && show(ownerOf(target)));
    on('focusin', ({ target }) => {
      if ((target as HTMLElement).matches(':focus-visible')) show(ownerOf(target));
    });
    on('focusout', () => show(undefined));
    on('keydown', ({ key }) => key === 'Escape' && show(undefined));
    // The keyboard's own step may scroll what it comes to into sight.
    on('scroll', () => present && tip.current && placeTip(tip.current, present));
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || !tip.current) return undefined;
    placeTip(tip.current, shown.owner);
    const { owner } = shown;
    const before = owner.getAttribute('aria-describedby');
    // Its own text in full is no description of it.
    if (owner.dataset['tip'] === undefined || before !== null) return undefined;
    owner.setAttribute('aria-describedby', ID);
    return () => owner.removeAttribute('aria-describedby');
  }, [shown]);

  return (
    shown && (
      <div ref={tip} id={ID} role="tooltip" className={classes.tip}>
        {shown.text}
      </div>
    )
  );
}

const OWNER = '[data-tip], [data-cut]';

const ownerOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(OWNER)) || undefined;

/** What lies at a point; in a row or a card also below the link that covers it, and never below a dialog. */
function ownerAt(x: number, y: number): HTMLElement | undefined {
  const lying = document.elementsFromPoint(x, y);
  const [top] = lying;
  const covered = top?.closest('tr, li, article') ?? top;
  return lying.find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches(OWNER) &&
      (element.contains(top ?? null) || covered?.contains(element) === true),
  );
}
