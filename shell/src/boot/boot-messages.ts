/** What is said where the page's own script, and its messages, may never arrive. */
export const bootMessages = {
  notStarted: 'This page could not be started completely. Please reload it, or call us: we can do everything by phone.',
  belowFloor:
    'This browser is too old for parts of this site. Please update it, or call us: we can do everything by phone.',
  reload: 'Reload',
  call: (phone: string) => `Call ${phone}`,
}
