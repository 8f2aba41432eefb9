/** Every word of the page "You are offline" beside the frame's. */
export const offlineTexts = {
  title: 'You are offline',
  lead: 'This page needs a connection. It opens as soon as you are online again.',
  unreachable: 'We can’t be reached',
  unreachableLead:
    'Your connection may be down, although this device has a network, or our site is. We keep trying, and this page opens as soon as we can be reached.',
  retry: 'Try again',
  phone: 'Calling works without internet. We can book, move and cancel visits by phone.',
  call: (phone: string) => `Call ${phone}`,
  chat: 'Chat on WhatsApp',
  saved: 'Saved on this device',
  remove: 'Remove from this device',
}
