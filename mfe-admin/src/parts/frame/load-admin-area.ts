/** The frame around the screens, which loads their chunk. */
export const loadAdminArea = () => import(/* webpackChunkName: "admin-area" */ './admin-area')
