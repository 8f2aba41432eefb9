/** The frame's own two addresses; all others come from the registry. */
export const HOME = '/'
export const CONTACT = '/contact'
