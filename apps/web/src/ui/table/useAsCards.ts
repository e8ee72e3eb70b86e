import { useMediaQuery } from '@mantine/hooks';

/** Where the columns of a list would not fit beside the menu its rows are cards: on phones, tablets and narrow windows. */
export const useAsCards = (): boolean => useMediaQuery('(max-width: 75em)');
