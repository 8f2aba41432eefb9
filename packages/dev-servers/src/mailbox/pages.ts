import { html } from 'hono/html'
import { fact, page, type Html } from '../pages/layout'
import type { ReceivedEmail } from './email'

const INBOX = {
  name: 'Inbox',
  about: html`Every email that this system sends ends up here. Nothing leaves this machine.`,
  home: 'All emails',
}

const arrived = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

const subjectOf = ({ subject }: ReceivedEmail): string => subject || '(no subject)'

/** All emails, newest first. */
export const inboxPage = (emails: readonly ReceivedEmail[]): Html =>
  page(
    INBOX,
    'Inbox',
    html`<div class="actions" data-emails="${emails.length}">
        <h1>${emails.length === 1 ? '1 email' : `${emails.length} emails`}</h1>
        ${emails.length > 0 ? html`<button class="secondary outline" data-empty>Empty the inbox</button>` : ''}
      </div>
      ${
        emails.length > 0
          ? html`<ol class="emails">
              ${emails.map(listItem)}
            </ol>`
          : html`<p>Book a test or send a request on the site. Its emails appear here within seconds.</p>`
      }`,
  )

const listItem = (email: ReceivedEmail): Html => {
  const { id, to, date, attachments } = email
  const files = attachments.length > 0 ? ` · ${attachments.map(({ filename }) => filename).join(', ')}` : ''
  return html`<li>
    <a href="/emails/${id}">${subjectOf(email)}</a><small>To ${to} · ${arrived.format(new Date(date))}${files}</small>
  </li>`
}

export const emailPage = (email: ReceivedEmail): Html => {
  const { id, from, to, replyTo, date, text, attachments } = email
  const plain = html`<pre tabindex="0">${text || 'This email has no plain text part.'}</pre>`
  return page(
    INBOX,
    subjectOf(email),
    html`<h1>${subjectOf(email)}</h1>
      <dl>
        ${fact('From', from)} ${fact('To', to)} ${fact('Arrived', arrived.format(new Date(date)))}
        ${attachments.map(({ filename, contentType }, n) =>
          fact(contentType, html`<a href="/messages/${id}/attachments/${n}" download>${filename}</a>`),
        )}
      </dl>
      ${
        email.html
          ? html`<iframe
                src="/messages/${id}/html"
                title="The email as it looks"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>
              <details>
                <summary>Plain text</summary>
                ${plain}
              </details>`
          : plain
      }
      <form method="post" action="/emails/${id}/reply" enctype="multipart/form-data">
        <label>Answer to ${replyTo} <textarea name="text" rows="4" required></textarea></label>
        <label>A file <input name="file" type="file" /></label>
        <button>Send</button>
      </form>`,
  )
}
