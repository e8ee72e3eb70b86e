import type { Page } from '@playwright/test';

/** What somebody may press or write in. */
const CONTROLS = [
  'a[href]',
  'button:not([disabled])',
  'input:not([type=hidden]):not([disabled])',
  'select',
  'textarea',
  'summary',
  '[role=tab]',
  '[role=menuitem]',
  '[role=option]',
  '[contenteditable=true]',
].join(', ');

/**
 * The controls of what is open (else of the page) that cannot be got at in this window: with the focus in one, scrolled as the
 * browser does it, no point of it may be under something else or outside. And words that are cut without anything that says the whole.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ controls, over }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden=true]') === null;
      const open = [...document.querySelectorAll(over)].filter(shown);
      const places: Element[] = open.length > 0 ? open : [document.body];
      const found: string[] = [];
      const focused = document.activeElement;
      for (const control of new Set(places.flatMap((place) => [...place.querySelectorAll(controls)]))) {
        if (!shown(control) || !(control instanceof HTMLElement)) continue;
        const box = control.getBoundingClientRect();
        // What is seen and pressed instead of an input that is there for keys and readers alone.
        const pressed = box.width < 4 || box.height < 4 ? control.closest('label') : control;
        if (!pressed) continue;
        const name = control.getAttribute('aria-label') ?? control.innerText.trim().slice(0, 40) ?? control.tagName;
        if (!(await comesInReach(control, pressed)))
          found.push(`out of reach: ${control.tagName} ${name || control.id}`);
      }
      for (const element of places.flatMap((place) => [
        ...place.querySelectorAll('h1, h2, h3, button, a, label, th, td, p'),
      ])) {
        if (!shown(element) || !(element instanceof HTMLElement)) continue;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2);
        if (isCut && !element.closest('[title], [aria-describedby], [data-tip], [data-cut]') && element.clientWidth > 1)
          found.push(`cut: ${element.tagName} ${element.innerText.slice(0, 60)}`);
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      return found;

      // What a long list draws as it is scrolled to comes a card a frame and moves the others.
      async function comesInReach(control: HTMLElement, pressed: Element): Promise<boolean> {
        for (let frames = 0; frames < 30; frames++) {
          if (isInReach(control, pressed)) return true;
          await frame();
        }
        return false;
      }

      function isInReach(control: HTMLElement, pressed: Element): boolean {
        control.focus();
        if (isOnTop(pressed)) return true;
        pressed.scrollIntoView({ block: 'center', inline: 'center' });
        return isOnTop(pressed);
      }

      function isOnTop(element: Element): boolean {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.5, 0.2, 0.8].some((across) =>
          [0.5, 0.2, 0.8].some((down) => {
            const there = document.elementFromPoint(left + width * across, top + height * down);
            return (
              there !== null &&
              (element.contains(there) || (there.contains(element) && there.closest('label') !== null))
            );
          }),
        );
      }
    },
    { controls: CONTROLS, over: '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]' },
  );
