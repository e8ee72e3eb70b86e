/** The looks of the page: the reader's own colours and fonts, one column that fits a phone. */
export const API_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { margin: 0; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; text-transform: capitalize; scroll-margin-top: 1rem; }
h3 { margin: .75rem 0 0; font-size: 1rem; }
p { margin: .5rem 0; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem .5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .5rem .25rem; text-transform: capitalize; }
label { display: block; }
.search { display: flex; gap: .5rem; }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; }
input { flex: 1; min-width: 0; }
details { border-top: 1px solid; padding: 0 .25rem; scroll-margin-top: 1rem; }
summary { padding: .6rem 0; cursor: pointer; }
summary span { display: block; padding-left: 1rem; }
code { font: .9em ui-monospace, monospace; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
