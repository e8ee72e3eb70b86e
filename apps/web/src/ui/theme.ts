/**
 * Every colour, radius, space, shadow and font size. Style sheets read them as variables: Mantine's
 * (`--mantine-spacing-md`, `--mantine-color-body`) and those made at the end of this file (`--portal-…`, `--stage-…`).
 */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Deep blue: text and buttons at 7 (8.6:1 on white). */
const blue: MantineColorsTuple = [
  '#eef3fb',
  '#dbe5f5',
  '#b7c9e8',
  '#8fabda',
  '#6b8fcc',
  '#4a74b8',
  '#325c9f',
  '#22477f',
  '#183664',
  '#10264a',
];

/** Warm gold, for the one thing on a screen that should be noticed first. */
const gold: MantineColorsTuple = [
  '#fdf6e3',
  '#f9ebc6',
  '#f2d88f',
  '#e9c35a',
  '#dfae31',
  '#c9951a',
  '#a87a10',
  '#835f0d',
  '#62470c',
  '#43310a',
];

/** Cool greys, so that dark screens belong to the same family as the blue. */
const dark: MantineColorsTuple = [
  '#e3e8f0',
  '#c3cbd8',
  '#a3adbd',
  '#7f8a9c',
  '#566173',
  '#3a4557',
  '#2a3446',
  '#1c2534',
  '#141b28',
  '#0d131e',
];

/**
 * One hue a stage (degrees in OKLCH), in board order around the circle. Lightness and chroma are the same for all, so
 * that no stage shouts.
 */
const STAGE_HUES = {
  UNFINISHED: 260,
  REJECT_BY_TAG: 20,
  COMPLETE: 60,
  PAID: 95,
  ANALYSIS: 200,
  COMPLETE_ANALYSIS: 230,
  INTERVIEW: 265,
  INTERVIEW_SUCCESS: 300,
  APPROVED: 165,
  SENT: 140,
  REJECTED: 350,
} as const;

/** The hue of each tag's colour and how much of it there is: grey has none. */
const TAG_HUES = {
  gray: [260, 0.15],
  red: [25, 1.3],
  pink: [0, 1.2],
  grape: [325, 1.2],
  violet: [295, 1.3],
  blue: [260, 1.2],
  cyan: [215, 1],
  teal: [185, 1],
  green: [150, 1.1],
  lime: [125, 1.1],
  gold: [90, 1.1],
  orange: [55, 1.2],
} as const;

type Variables = Record<string, string>;

/** Text, soft ground and strong mark of each stage. */
const stageVariables = (text: string, soft: string, mark: string): Variables =>
  Object.fromEntries(
    Object.entries(STAGE_HUES).flatMap(([stage, hue]) => [
      [`--stage-${stage}-text`, `oklch(${text} ${hue})`],
      [`--stage-${stage}-soft`, `oklch(${soft} ${hue})`],
      [`--stage-${stage}-mark`, `oklch(${mark} ${hue})`],
    ]),
  );

/** Variable of a stage's colour: `text` on `soft` reads in both schemes; `mark` is for dots, bars and charts. */
export const stageColour = (stage: keyof typeof STAGE_HUES, part: 'text' | 'soft' | 'mark'): string =>
  `var(--stage-${stage}-${part})`;

/** Text, soft ground and strong mark of each tag: lightness is the same for all, so that each is read alike. */
const tagVariables = (text: Shade, soft: Shade, mark: Shade): Variables =>
  Object.fromEntries(
    Object.entries(TAG_HUES).flatMap(([colour, [hue, much]]) =>
      Object.entries({ text, soft, mark }).map(([part, [lightness, chroma]]) => [
        `--tag-${colour}-${part}`,
        `oklch(${lightness}% ${(chroma * much).toFixed(3)} ${hue})`,
      ]),
    ),
  );
/** Lightness in percent, and chroma. */
type Shade = readonly [number, number];

/** Variable of a tag's colour: `text` on `soft` reads in both schemes; `mark` is for its dot. */
export const tagColour = (colour: keyof typeof TAG_HUES, part: 'text' | 'soft' | 'mark'): string =>
  `var(--tag-${colour}-${part})`;

export const theme = createTheme({
  colors: { blue, gold, dark },
  primaryColor: 'blue',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  black: '#16202f',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    // The page itself never scrolls, and locking it would write a style that the content-security policy refuses.
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
    // In a low window, such as a laptop's at 200 %, it may lie over what it belongs to; how high it is stands in base.css.
    Menu: { defaultProps: { middlewares: { shift: { crossAxis: true, padding: 8 } } } },
    // Their `<header>` would be a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
  },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.45' },
    },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--portal-nav-width': '15rem',
    '--portal-nav-narrow': '4rem',
    '--portal-top-height': '3.5rem',
    '--portal-card-shadow': '0 1px 2px rgb(16 38 74 / 6%)',
    '--portal-float-shadow': '0 8px 28px rgb(8 16 32 / 18%)',
    '--portal-target': '2.5rem',
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#566173',
    '--mantine-color-placeholder': '#667085',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': blue[7],
    '--portal-canvas': '#f5f7fa',
    '--portal-surface': '#ffffff',
    '--portal-raised': '#ffffff',
    '--portal-line': '#dfe4ec',
    '--portal-line-strong': '#8b96a8',
    '--portal-hover': '#edf1f7',
    '--portal-selected': '#e4ecf8',
    '--portal-selected-text': blue[8],
    '--portal-accent': gold[5],
    '--portal-attention-text': '#7a4b00',
    '--portal-attention-soft': '#fdf1d6',
    '--portal-error-soft': '#fdecea',
    '--portal-success-text': '#12633d',
    '--portal-success-soft': '#e2f4ea',
    '--portal-brand-ground': blue[9],
    '--portal-brand-text': '#ffffff',
    '--portal-chip': '#e9eef6',
    '--portal-tip': '#1c2534',
    '--portal-tip-text': '#ffffff',
    ...stageVariables('42% 0.09', '95.5% 0.025', '62% 0.12'),
    ...tagVariables([38, 0.09], [94, 0.035], [60, 0.13]),
  },
  dark: {
    '--mantine-color-body': '#141b28',
    '--mantine-color-text': '#e3e8f0',
    '--mantine-color-dimmed': '#a3adbd',
    '--mantine-color-placeholder': '#94a0b3',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-anchor': '#9dbbee',
    '--mantine-color-blue-light': '#22304a',
    '--mantine-color-blue-light-hover': '#2b3c5c',
    '--mantine-color-blue-light-color': '#cfdef7',
    '--portal-canvas': '#0d131e',
    '--portal-surface': '#141b28',
    '--portal-raised': '#1c2534',
    '--portal-line': '#2a3446',
    '--portal-line-strong': '#66738a',
    '--portal-hover': '#1f2939',
    '--portal-selected': '#22304a',
    '--portal-selected-text': '#cfdef7',
    '--portal-accent': gold[3],
    '--portal-attention-text': '#f3d089',
    '--portal-attention-soft': '#3a2f16',
    '--portal-error-soft': '#40211f',
    '--portal-success-text': '#9fdcb9',
    '--portal-success-soft': '#173527',
    '--portal-brand-ground': '#0a1424',
    '--portal-brand-text': '#e3e8f0',
    '--portal-chip': '#34425a',
    '--portal-tip': '#e3e8f0',
    '--portal-tip-text': '#141b28',
    ...stageVariables('86% 0.07', '30% 0.045', '70% 0.11'),
    ...tagVariables([88, 0.06], [32, 0.05], [70, 0.12]),
  },
});
