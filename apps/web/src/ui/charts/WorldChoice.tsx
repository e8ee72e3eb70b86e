import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import '../theme.css';
import { nextShape, type Way } from './nextShape.ts';
import { WORLD, WORLD_SHAPES, type WorldShape } from './worldShapes.ts';
import classes from './WorldChoice.module.css';

interface Props {
  /** What a country is called, with whose it is. */
  nameOf: (country: string) => string;
  /** The series of colours that it is drawn in, from 1; nothing for one that is nobody's. */
  colourOf: (country: string) => number | undefined;
  isChosen: (country: string) => boolean;
  onChoose: (country: string) => void;
  words: { map: string; help: string; zoomIn: string; zoomOut: string };
}

const ZOOMS = [1, 2, 4, 8] as const;
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const LANDS = WORLD_SHAPES.filter((shape): shape is WorldShape & { country: string } => shape.country !== undefined);
/** Where the keys begin: in a country that is large enough to be seen and hit on a phone. */
const FIRST = LANDS.find(({ country }) => country === 'BR');

/**
 * The world with countries to choose: by a press, or by the arrow keys and the space bar. It is one stop of the Tab key.
 * Countries that are too small to be drawn, or to be hit, have to stand in a list beside it.
 */
export function WorldChoice({ nameOf, colourOf, isChosen, onChoose, words }: Props) {
  const [zoom, setZoom] = useState(0);
  const [at, setAt] = useState(FIRST?.id);
  const help = useId();
  const map = useRef<SVGSVGElement>(null);
  const goTo = (id: string) => {
    setAt(id);
    const path = map.current?.querySelector<SVGPathElement>(`[data-shape="${id}"]`);
    path?.focus({ preventScroll: true });
    path?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent, land: WorldShape & { country: string }) => {
    const { [event.key]: way } = WAYS;
    if (way) goTo(nextShape(LANDS, land, way).id);
    else if (event.key === ' ' || event.key === 'Enter') onChoose(land.country);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.frame}>
      <div className={classes.zooms}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.window}>
        <svg
          ref={map}
          viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
          className={classes.world}
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
          // No element of HTML offers values that are drawn.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-multiselectable
          aria-label={words.map}
          aria-describedby={help}
        >
          {WORLD_SHAPES.map((land) => {
            const { id, country, path } = land;
            if (country === undefined) return <path key={id} d={path} role="presentation" />;
            const colour = colourOf(country);
            return (
              <path
                key={id}
                d={path}
                data-shape={id}
                data-colour={colour}
                style={colour === undefined ? undefined : { fill: `var(--series-${((colour - 1) % 6) + 1})` }}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                aria-selected={isChosen(country)}
                aria-label={nameOf(country)}
                tabIndex={id === at ? 0 : -1}
                onFocus={() => setAt(id)}
                onClick={() => onChoose(country)}
                onKeyDown={(event) => onKeyDown(event, { ...land, country })}
              >
                <title>{nameOf(country)}</title>
              </path>
            );
          })}
        </svg>
      </div>
      <p id={help} className={classes.help}>
        {words.help}
      </p>
    </div>
  );
}
