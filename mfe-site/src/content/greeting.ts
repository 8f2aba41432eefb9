/** For a visitor whom this device remembers. */
export const greeting = { welcome: 'Welcome back,', again: 'Book again' }
