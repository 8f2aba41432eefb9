/** The staff area’s chunk. */
export const loadDesk = () => import('./desk')
