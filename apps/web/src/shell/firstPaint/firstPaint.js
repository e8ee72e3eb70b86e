// Runs inside the page, before the first paint: the colour scheme that was chosen, so that nothing flashes, the language,
// whether the browser can run the portal at all, and which first shapes fit the address. What that page will load is
// fetched at once, instead of after the code that asks for it. Old browsers read it too, so its words are old.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; then the device decides.
      return null;
    }
  };
  const wish = stored('portal_appearance');
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  const asked = [
    /[?&]lang=(en|es)(&|$)/.exec(location.search),
    /(?:^|; )portal_language=(en|es)/.exec(document.cookie),
  ];
  const [, language] = asked[0] || asked[1] || [null, 'en'];
  root.lang = language;

  const { screens, files } = __FIRST_PAINT__;
  // React shows the same shapes again while it waits for who is signed in.
  window.portalFirstPaint = () => {
    const path = location.pathname.replace(/^\/B_Portal/, '').replace(/\/$/, '');
    const isPublic = path.startsWith('/login');
    const inside = stored('portal.session') && !isPublic;
    const found = screens.find((screen) => path === '' || path === screen.path || path.startsWith(`${screen.path}/`));
    const frameShape = found ? found.shape : 'list';
    const loginShape = isPublic && path !== '/login' ? 'beside' : 'door';
    root.dataset.first = inside ? 'frame' : 'login';
    root.dataset.firstShape = inside ? frameShape : loginShape;
    root.dataset.firstTitle = found ? found.title : '';
    root.dataset.firstMenu = stored('portal_menu') === 'narrow' ? 'narrow' : 'wide';
  };
  window.portalFirstPaint();
  for (const file of files[language][root.dataset.first][root.dataset.firstShape] || [])
    fetch(file).catch(() => undefined);

  // Safari 16.4, Chrome 111 and Firefox 115 have all of it; before them one or the other is missing.
  const isEnough =
    Array.prototype.toSorted &&
    AbortSignal.timeout &&
    Intl.ListFormat &&
    CSS.supports('color', 'color-mix(in srgb, red, red)');
  if (!isEnough) root.dataset.tooOld = '';
})();
