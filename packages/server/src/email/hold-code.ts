import { CODE_MINUTES } from '../slot/hold-code'
import { quiet, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'

/** The email to a visitor with the code for one of the last seats of a day. */
export function holdCodeEmail({ code, ...sender }: Sender & { code: string }): EmailContent {
  return renderEmail(sender, {
    subject: `${code} is your code to continue your booking`,
    preheader: `Enter it where you are booking. It works for ${CODE_MINUTES} minutes, once.`,
    title: code,
    blocks: [
      text(`Enter this code on the page where you are booking. It works for ${CODE_MINUTES} minutes, once.`),
      quiet('If you are not booking a visit with us, do nothing. Without the code nothing is booked.'),
    ],
  })
}
