/** The first shapes as they stand in the page (firstPaintPlugin.ts), kept before React takes their place. */
const root = document.getElementById('root');

export const ALL_SHAPES = root?.innerHTML ?? '';
/** Those inside the frame: a title and what is below it. */
export const SCREEN_SHAPES = root?.querySelector('.first-paint-content')?.outerHTML ?? '';
