import { useEffect } from 'react';

/** Says to the frame that an open card, or its place, may cover it: where the window is small, it does (base.css). */
export function useCover(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['covered'] = 'true';
    return () => {
      delete dataset['covered'];
    };
  }, []);
}
