/** What the names in storage begin with of all that is kept for the page "You are offline". */
export const KEPT = 'homecare.offline'
