/** Every word of the pages that the front door shows in place of a problem. */
export const problemMessages = {
  returnTitle: 'Your payment is being looked into',
  returnText:
    'We could not take in the answer of the card page just now. Nothing is lost, and nothing needs paying again.',
  returnFollow: 'This page checks again by itself. You can also press the button.',
  returnChecking: 'Checking again …',
  checkAgain: 'Check again',
  failedTitle: 'This can’t be opened right now',
  failedText: 'We are working on it. Please try again in a moment.',
  tryAgain: 'Try again',
  call: 'Questions? Call us:',
  home: 'Go to the home page',
}
