/** Without STAFF_INBOX staff emails go to the provider's own address. */
export const isStaffMail = (mail: { to: string }) => mail.to.includes('hello@ghafhomecare.example')
/** The logo is a picture of the email. */
export const RECEIPT_AND_CALENDAR = ['application/pdf', 'image/png', 'text/calendar']
export const attachmentTypes = (mail?: { attachments: { contentType: string }[] }) =>
  mail?.attachments.map((file) => file.contentType.split(';')[0]).toSorted()
