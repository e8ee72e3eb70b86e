/** A chart as a file by itself: what the page's styles and the words around it say of the drawing is put into it. */
export type ChartFormat = 'png' | 'svg';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** What a drawing needs of the styles that apply to it on the page. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
];
const MARGIN = 16;
const LINE = 22;
/** Sharp on paper too. */
const SCALE = 2;

/** Saves the drawing of a figure under its title, with its legend. Fails where there is no drawing. */
export async function saveChart(figure: HTMLElement, name: string, format: ChartFormat): Promise<void> {
  const drawing = drawingOf(figure);
  const text = new XMLSerializer().serializeToString(drawing);
  const svg = new Blob([text], { type: 'image/svg+xml' });
  const size = { width: Number(drawing.getAttribute('width')), height: Number(drawing.getAttribute('height')) };
  offer(format === 'svg' ? svg : await pictureOf(svg, size), `${name}.${format}`);
}

function drawingOf(figure: HTMLElement): SVGSVGElement {
  const drawn = [...figure.querySelectorAll('svg')].find((one) => one.getBoundingClientRect().height > LINE * 3);
  if (!drawn) throw new Error('The figure shows no drawing.');
  const { width, height } = drawn.getBoundingClientRect();
  const look = getComputedStyle(figure);
  const legend = [...figure.querySelectorAll('li')];
  const top = MARGIN + LINE + legend.length * LINE;
  const whole = make('svg', { width: width + 2 * MARGIN, height: height + top + MARGIN, xmlns: NAMESPACE });
  whole.append(make('rect', { width: '100%', height: '100%', fill: look.backgroundColor }));
  const write = (words: string, x: number, y: number, weight: string) => {
    const text = make('text', {
      x,
      y,
      fill: look.color,
      'font-family': look.fontFamily,
      'font-size': 14,
      'font-weight': weight,
    });
    text.textContent = words;
    whole.append(text);
  };
  write(figure.querySelector('h2')?.textContent ?? '', MARGIN, MARGIN + 12, '600');
  for (const [place, item] of legend.entries()) {
    const y = MARGIN + (place + 1) * LINE;
    const line = item.querySelector('line');
    const colour = line ? getComputedStyle(line).stroke : getComputedStyle(item, '::before').backgroundColor;
    whole.append(make('rect', { x: MARGIN, y, width: 14, height: 14, fill: colour }));
    write(item.textContent ?? '', MARGIN + 22, y + 12, '400');
  }
  const copy = withLooks(drawn);
  for (const [key, value] of Object.entries({ x: MARGIN, y: top, width, height }))
    copy.setAttribute(key, String(value));
  whole.append(copy);
  return whole;
}

function make(name: 'svg', attributes: Record<string, string | number>): SVGSVGElement;
function make(name: 'rect' | 'text', attributes: Record<string, string | number>): SVGElement;
function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A copy that no style sheet is needed for. */
function withLooks(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawn, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>('*')]);
  for (const [place, element] of (to ?? []).entries()) {
    const original = from?.[place];
    if (!original) continue;
    const look = getComputedStyle(original);
    for (const key of KEPT) element.style.setProperty(key, look.getPropertyValue(key));
    element.removeAttribute('class');
  }
  return copy;
}

async function pictureOf(svg: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  const url = URL.createObjectURL(svg);
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The browser made no picture.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

function offer(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that takes it a moment later finds it still.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
