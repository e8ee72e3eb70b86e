import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../../ui/toasts/toasts.ts';

interface FromList {
  list: string;
}

/** What a link of a list carries, so that the screen behind it leads back to the list as it was. */
export function useThisList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** The address of the list that one came from, else of `list`, and the way there with word of what was done. */
export function useWayBack(list: string): { back: string; leave: (text: string) => void } {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<FromList> | null;
  const back = typeof state?.list === 'string' ? state.list : list;
  const leave = (text: string) => {
    showToast({ tone: 'done', text });
    void navigate(back);
  };
  return { back, leave };
}
