// Before the first paint: the colour scheme that was chosen, so that nothing flashes. A file of its own, since the
// content-security policy refuses scripts inside the page.
(() => {
  let wish = null;
  try {
    wish = localStorage.getItem('portal_appearance');
  } catch {
    // Storage may be forbidden; then the device decides.
  }
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
