// Before the first paint: the colour scheme that was chosen, so that nothing flashes, and whether the browser can run the
// portal at all. A file of its own, since the content-security policy refuses scripts inside the page.
(() => {
  let wish = null;
  try {
    wish = localStorage.getItem('portal_appearance');
  } catch {
    // Storage may be forbidden; then the device decides.
  }
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  // Safari 16.4, Chrome 111 and Firefox 115 have all of it; before them one or the other is missing.
  const isEnough =
    Array.prototype.toSorted &&
    AbortSignal.timeout &&
    Intl.ListFormat &&
    CSS.supports('color', 'color-mix(in srgb, red, red)');
  if (!isEnough) document.documentElement.dataset.tooOld = '';
})();
