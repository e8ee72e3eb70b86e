import { Link, useLocation } from 'react-router';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { openTo, screenAt, useMenu, type MenuScreen } from './menu.ts';
import classes from './Navigation.module.css';

/** The screens that the active role may open, in their groups. */
export function Navigation({ narrow }: { narrow: boolean }) {
  const t = useText('shell');
  const menu = useMenu();
  const screens = openTo(menu, useActor());
  const { pathname } = useLocation();
  const { screen: here } = screenAt(menu, pathname);
  const inner = here && !here.group ? here.within : undefined;
  const currentOf = ({ path }: MenuScreen) => (path === here?.path ? 'page' : path === inner ? 'true' : undefined);
  const groups = menu.groups.map((group) => ({ group, rows: screens.filter((screen) => screen.group === group) }));
  return (
    <nav aria-label={t('mainMenu')} className={classes.menu} data-narrow={narrow}>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <section key={group} aria-label={t(group)}>
            {!narrow && <p className={classes.group}>{t(group)}</p>}
            <ul>
              {rows.map((screen) => (
                <li key={screen.path}>
                  <Entry screen={screen} narrow={narrow} current={currentOf(screen)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

interface EntryProps {
  screen: MenuScreen;
  narrow: boolean;
  /** The screen itself is open, or one within it. */
  current: 'page' | 'true' | undefined;
}

function Entry({ screen: { path, title, icon: Mark, load, Count }, narrow, current }: EntryProps) {
  const label = useText('shell')(title);
  // The code comes while the hand is still on its way.
  const prepare = () => void load().catch(() => undefined);
  return (
    <Link
      to={path}
      className={classes.entry ?? ''}
      aria-current={current}
      {...(narrow ? { title: label } : {})}
      onPointerEnter={prepare}
    >
      <Mark size={20} stroke={1.6} aria-hidden />
      <span className={narrow ? classes.said : undefined}>{label}</span>
      {Count && <Count />}
    </Link>
  );
}
