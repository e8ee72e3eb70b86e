import { Navigate, Route, Routes } from 'react-router';
import { useSignedIn } from '../platform/actor.ts';
import { SCREENS, screensFor } from '../screens.tsx';
import { NoRoleScreen } from './NoRoleScreen.tsx';
import { NotPermittedScreen } from './NotPermittedScreen.tsx';

/** The screen that the address names; a path that is none leads to the login, and from there to the user's open page. */
export function OpenScreen() {
  const { actor } = useSignedIn();
  const first = screensFor(actor)[0];
  if (!first) return <NoRoleScreen />;
  return (
    <Routes>
      <Route index element={<Navigate to={first.path} replace />} />
      {SCREENS.map(({ path, opens, Component }) => (
        <Route key={path} path={path} element={opens(actor) ? <Component /> : <NotPermittedScreen />} />
      ))}
      <Route path="*" element={<Navigate to="/login" replace />} />
    </Routes>
  );
}
