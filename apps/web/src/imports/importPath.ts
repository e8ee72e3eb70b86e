export const IMPORTS_PATH = '/configurations/imports';

export const importPath = (id: number): string => `${IMPORTS_PATH}/${id}`;
