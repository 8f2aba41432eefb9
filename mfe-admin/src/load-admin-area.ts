/** The staff area’s chunk. */
export const loadAdminArea = () => import('./admin-area')
