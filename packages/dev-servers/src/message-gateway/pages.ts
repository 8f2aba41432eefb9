import { Hono } from 'hono'
import { html } from 'hono/html'
import { page, type Html } from '../pages/layout'
import type { GatewayFile, GatewayMessage, MessageStore } from './store'

const PHONES = {
  name: 'Messages',
  about: html`Every WhatsApp and text message that this system sends ends up here. Nothing leaves this machine.`,
  home: 'All phones',
}

const arrived = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
/** Digits are a number; the id of a person who shows none has a dot. */
const personIn = (name: string): string => (name.includes('.') ? name : `+${name}`)
const pathOf = (phone: string): string => `/phones/${phone.replace('+', '')}`

const phonesPage = (messages: readonly GatewayMessage[]): Html => {
  const latest = new Map(messages.toReversed().map((message) => [message.to, message]))
  return page(
    PHONES,
    'Messages',
    html`<h1>${latest.size === 1 ? '1 phone' : `${latest.size} phones`}</h1>
      ${
        latest.size > 0
          ? html`<ol class="emails">
              ${[...latest.values()]
                .toReversed()
                .map(
                  ({ to, text, date }) =>
                    html`<li>
                      <a href="${pathOf(to)}">${to}</a><small>${text} · ${arrived.format(new Date(date))}</small>
                    </li>`,
                )}
            </ol>`
          : html`<p>Book a test with a message to your phone. It appears here within seconds.</p>`
      }`,
  )
}

const phonePage = (phone: string, messages: readonly GatewayMessage[]): Html =>
  page(
    PHONES,
    phone,
    html`<h1>${phone}</h1>
      <section class="chat" aria-label="Messages of this phone" tabindex="0">
        ${messages.toReversed().map(
          ({ channel, incoming, text, status, date }) =>
            html`<article class="${incoming ? 'written' : 'received'}" dir="auto">
              <p>${text}</p>
              <small
                >${channel === 'sms' ? 'SMS' : 'WhatsApp'} ·
                ${arrived.format(new Date(date))}${incoming ? '' : ` · ${status}`}</small
              >
            </article>`,
        )}
      </section>
      <form method="post" action="${pathOf(phone)}" enctype="multipart/form-data">
        <label>Write by WhatsApp <input name="text" maxlength="4096" autocomplete="off" /></label>
        <label>A file <input name="file" type="file" /></label>
        <button>Send</button>
      </form>`,
  )

/** What each phone shows, with a field to write back, and the same as JSON. */
export function messagePages(
  store: MessageStore,
  write: (from: string, text: string, file?: Omit<GatewayFile, 'id'>) => Promise<void>,
): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(phonesPage(store.all())))
  app.get('/phones/:name{[\\w.]+}', (c) => {
    const phone = personIn(c.req.param('name'))
    return c.html(
      phonePage(
        phone,
        store.all().filter(({ to }) => to === phone),
      ),
    )
  })
  app.post('/phones/:name{[\\w.]+}', async (c) => {
    const { text = '', file } = await c.req.parseBody()
    const words = typeof text === 'string' ? text : ''
    const sent =
      file instanceof File && file.size > 0
        ? { body: Buffer.from(await file.arrayBuffer()), contentType: file.type }
        : undefined
    if (words.trim() !== '' || sent) await write(personIn(c.req.param('name')), words, sent)
    return c.redirect(`/phones/${c.req.param('name')}`, 303)
  })
  app.get('/messages', (c) => c.json(store.all().filter(({ incoming }) => !incoming)))
  app.delete('/messages', (c) => {
    store.clear()
    return c.body(null, 204)
  })
  return app
}
