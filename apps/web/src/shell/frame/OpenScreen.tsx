import { Navigate, Route, Routes } from 'react-router';
import { useSignedIn } from '../../platform/session/actor.ts';
import { NoRoleScreen } from './NoRoleScreen.tsx';
import { NotPermittedScreen } from './NotPermittedScreen.tsx';
import { openTo, useMenu } from '../navigation/menu.ts';

/** The screen that the address names; a path that is none leads to the login, and from there to the user's open page. */
export function OpenScreen() {
  const { actor } = useSignedIn();
  const menu = useMenu();
  const first = openTo(menu, actor)[0];
  const own = menu.ownAccount.flatMap((entry) =>
    'path' in entry ? [<Route key={entry.path} path={entry.path} element={<entry.Component />} />] : [],
  );
  if (!first) {
    return (
      <Routes>
        {own}
        <Route path="*" element={<NoRoleScreen />} />
      </Routes>
    );
  }
  return (
    <Routes>
      {own}
      <Route index element={<Navigate to={first.path} replace />} />
      {menu.screens.map(({ path, opens, Component }) => (
        <Route key={path} path={path} element={opens(actor) ? <Component /> : <NotPermittedScreen />} />
      ))}
      <Route path="*" element={<Navigate to="/login" replace />} />
    </Routes>
  );
}
