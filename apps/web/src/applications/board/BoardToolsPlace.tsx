import classes from './Board.module.css';

/** As high as what narrows the board, while its code is on its way: the columns stay where they are. */
export const BoardToolsPlace = () => <div className={classes.tools} aria-busy="true" />;
