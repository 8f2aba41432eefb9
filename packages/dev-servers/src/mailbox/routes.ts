import type { Hono } from 'hono'
import { pageRoutes } from '../pages/routes'
import type { ReceivedEmail, StoredEmail } from './email'
import type { EmailStore } from './email-store'
import { emailPage, inboxPage } from './pages'
import type { Reply } from './reply'

const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"
// An email may style itself and show its own pictures; it runs nothing and fetches nothing from elsewhere.
const EMAIL_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The inbox page and the calls behind it. */
export async function mailboxRoutes(
  store: EmailStore,
  reply: (email: ReceivedEmail, answer: Reply) => Promise<void>,
): Promise<Hono> {
  const app = await pageRoutes(PAGE_POLICY)
  app.get('/', (c) => c.html(inboxPage(store.all().map(({ email }) => email))))
  app.get('/emails/:i', (c) => {
    const stored = store.find(c.req.param('i'))
    return stored ? c.html(emailPage(stored.email)) : c.redirect('/')
  })
  app.post('/emails/:i/reply', async (c) => {
    const stored = store.find(c.req.param('i'))
    if (!stored) return c.notFound()
    const { text = '', file } = await c.req.parseBody()
    const answer: Reply = { text: typeof text === 'string' ? text : '' }
    if (file instanceof File && file.size > 0)
      answer.file = { filename: file.name, contentType: file.type, content: Buffer.from(await file.arrayBuffer()) }
    await reply(stored.email, answer)
    return c.redirect('/', 303)
  })
  app.get('/messages', (c) => c.json(store.all().map(({ email }) => email)))
  app.delete('/messages', async (c) => {
    await store.clear()
    return c.body(null, 204)
  })
  app.get('/messages/:i/html', (c) => {
    const stored = store.find(c.req.param('i'))
    if (!stored) return c.notFound()
    return c.html(emailHtml(stored), 200, { 'content-security-policy': EMAIL_POLICY })
  })
  app.get('/messages/:i/attachments/:n', (c) => {
    const stored = store.find(c.req.param('i'))
    const n = Number(c.req.param('n'))
    const meta = stored?.email.attachments[n]
    const content = stored?.contents[n]
    if (!meta || !content) return c.notFound()
    return c.body(Uint8Array.from(content.bytes), 200, {
      'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(meta.contentType) ? meta.contentType : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(meta.filename).replace(/['()*]/g, escape)}`,
    })
  })
  return app
}

/** The email's own HTML; links open outside the frame and `cid:` pictures come from its attachments. */
function emailHtml({ email, contents }: StoredEmail): string {
  const html = email.html.replace(/cid:([^"')\s>]+)/g, (whole, id: string) => {
    const n = contents.findIndex(({ contentId }) => contentId === decodeURIComponent(id))
    return n < 0 ? whole : `/messages/${email.id}/attachments/${n}`
  })
  const base = '<base target="_blank">'
  const head = /<head(?:\s[^>]*)?>/i
  return head.test(html) ? html.replace(head, (tag) => tag + base) : `<!doctype html>${base}${html}`
}
