/**
 * Every story runs in a browser that has no more than the oldest we serve (README): what came later is taken away before
 * the portal's code runs, so that neither ours nor a library's can lean on it. Of styles only what was once relied upon is taken away.
 */
import type { BrowserContext } from '@playwright/test';

/**
 * Safari 16.4, Chrome 111 and Firefox 115 lack one or the other of these, Safari most of them. What Playwright itself asks of
 * the page (`checkVisibility`) stays.
 */
const LATER: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['moveBefore', 'setHTMLUnsafe', 'getHTML'],
  Error: ['isError'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  Intl: ['DurationFormat'],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  'Navigator.prototype': ['userAgentData'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  Response: ['json'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  window: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'cookieStore', 'CloseWatcher'],
};

export const asOldest = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((later) => {
    for (const [owner, names] of Object.entries(later)) {
      const object = owner
        .split('.')
        .reduce<unknown>(
          (inner, name) => (name === 'window' ? inner : (inner as Record<string, unknown> | undefined)?.[name]),
          window,
        );
      for (const name of object ? names : []) Reflect.deleteProperty(object as object, name);
    }
    // Safari places nothing by a row of a table.
    const styles = new CSSStyleSheet();
    styles.replaceSync('tr { position: static !important; }');
    document.adoptedStyleSheets.push(styles);
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
    Reflect.deleteProperty(ReadableStream.prototype, 'values');
  }, LATER);
