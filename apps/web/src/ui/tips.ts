const WITHOUT_WORDS = 'button[aria-label], a[aria-label]';
const AFTER_MS = 500;
const GAP = 6;

/**
 * Says beside every button or link that shows an icon alone what it is called: under the mouse, with the keyboard's focus, and
 * under a finger that rests on it. Escape takes it away. Whoever hears the page has the name already.
 */
export function watchTips(): void {
  const tip = document.createElement('div');
  tip.className = 'portal-tip';
  tip.ariaHidden = 'true';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: Element | undefined;

  const hide = () => {
    clearTimeout(timer);
    tip.remove();
  };
  const show = (named: Element) => {
    tip.textContent = named.ariaLabel;
    document.body.append(tip);
    const { left, width, top, bottom } = named.getBoundingClientRect();
    const most = document.documentElement.clientWidth - tip.offsetWidth - GAP;
    tip.style.left = `${Math.max(GAP, Math.min(left + width / 2 - tip.offsetWidth / 2, most))}px`;
    const below = bottom + GAP;
    tip.style.top = `${below + tip.offsetHeight > innerHeight ? top - GAP - tip.offsetHeight : below}px`;
  };
  const soon = (named: Element, then?: () => void) => {
    hide();
    timer = setTimeout(() => {
      show(named);
      then?.();
    }, AFTER_MS);
  };

  document.addEventListener('pointerover', (event) => {
    const named = namedBy(event);
    if (event.pointerType !== 'mouse') return;
    if (named) soon(named);
    else hide();
  });
  document.addEventListener('pointerdown', (event) => {
    held = undefined;
    hide();
    const named = namedBy(event);
    if (named && event.pointerType !== 'mouse') {
      soon(named, () => {
        held = named;
      });
    }
  });
  // A finger that rested to read does not press.
  document.addEventListener(
    'click',
    (event) => {
      const wasRead = held !== undefined && namedBy(event) === held;
      held = undefined;
      hide();
      if (!wasRead) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener('focusin', (event) => {
    const named = namedBy(event);
    if (named?.matches(':focus-visible')) soon(named);
    else if (held === undefined) hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.addEventListener('scroll', hide, { capture: true, passive: true });
}

/** What was pointed at, where it shows no words of its own and has no tip of the browser's. */
function namedBy({ target }: Event): Element | undefined {
  const named = target instanceof Element ? target.closest(WITHOUT_WORDS) : null;
  return named && !named.hasAttribute('title') && (named.textContent ?? '').trim() === '' ? named : undefined;
}
