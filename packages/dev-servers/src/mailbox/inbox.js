const el = (id) => document.getElementById(id)
const read = new Set()
let emails = []
/** @type {string | null} */
let open = null
let asHtml = true

const formatDate = (date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(date))
const formatShortDate = (date) => {
  const day = new Date(date)
  const today = day.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat('en-GB', today ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' }).format(
    day,
  )
}

function node(tag, className, text) {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.textContent = text
  return element
}

function row(email) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.id = email.id
  button.className = read.has(email.id) ? '' : 'unread'
  button.setAttribute('aria-current', String(email.id === open))
  const files = email.attachments.length
  button.append(
    node('strong', '', email.subject || '(no subject)'),
    node('time', '', formatShortDate(email.date)),
    node('span', '', `To ${email.to}`),
    node('span', 'clip', files ? `${files} ${files === 1 ? 'file' : 'files'}` : ''),
  )
  button.addEventListener('click', () => show(email.id))
  item.append(button)
  return item
}

function renderList() {
  const focused = document.activeElement?.dataset?.id
  el('list').replaceChildren(...emails.map(row))
  if (focused) el('list').querySelector(`[data-id="${focused}"]`)?.focus()
  el('empty').hidden = emails.length > 0
  el('clear').hidden = emails.length === 0
  el('hint').hidden = open !== null || emails.length === 0
  const count = `${emails.length} ${emails.length === 1 ? 'email' : 'emails'}`
  if (el('state').textContent !== count) el('state').textContent = count
}

function fileLink(email, { filename, contentType }, n) {
  const item = document.createElement('li')
  const link = node('a', '', filename)
  link.href = `/messages/${email.id}/attachments/${n}`
  link.download = filename
  link.append(node('small', '', contentType))
  item.append(link)
  return item
}

function show(id) {
  const email = emails.find((candidate) => candidate.id === id)
  if (!email) return close()
  open = id
  read.add(id)
  asHtml = email.html !== ''
  el('subject').textContent = email.subject || '(no subject)'
  el('from').textContent = email.from
  el('to').textContent = email.to
  el('date').textContent = formatDate(email.date)
  el('files').replaceChildren(...email.attachments.map((file, n) => fileLink(email, file, n)))
  el('text').textContent = email.text || 'This email has no plain text part.'
  el('tab-html').hidden = email.html === ''
  // A new frame: a new address in the old one would add an entry to the page's history.
  const address = email.html ? `/messages/${id}/html` : 'about:blank'
  const fresh = el('frame').cloneNode()
  fresh.src = address
  el('frame').replaceWith(fresh)
  el('mail').hidden = false
  document.body.classList.add('reading')
  renderTabs()
  renderList()
  el('mail').focus({ preventScroll: true })
}

function close() {
  const last = open
  open = null
  el('mail').hidden = true
  document.body.classList.remove('reading')
  renderList()
  if (last)
    el('list')
      .querySelector(`[data-id="${String(last)}"]`)
      ?.focus()
}

function renderTabs() {
  for (const [name, selected] of [
    ['html', asHtml],
    ['text', !asHtml],
  ]) {
    el(`tab-${name}`).setAttribute('aria-selected', String(selected))
    el(`tab-${name}`).tabIndex = selected ? 0 : -1
    el(`panel-${name}`).hidden = !selected
  }
}

function choose(html) {
  asHtml = html
  renderTabs()
}

async function refresh() {
  try {
    const response = await fetch('/messages')
    emails = await response.json()
    if (open && !emails.some(({ id }) => id === open)) close()
    else renderList()
  } catch {
    el('state').textContent = 'The inbox does not respond. Retrying …'
  }
  setTimeout(refresh, 2000)
}

el('tab-html').addEventListener('click', () => choose(true))
el('tab-text').addEventListener('click', () => choose(false))
document.querySelector('[role=tablist]').addEventListener('keydown', ({ key }) => {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || el('tab-html').hidden) return
  choose(!asHtml)
  el(asHtml ? 'tab-html' : 'tab-text').focus()
})
el('back').addEventListener('click', close)
el('clear').addEventListener('click', async () => {
  if (!confirm('Delete all emails in this inbox?')) return
  await fetch('/messages', { method: 'DELETE' })
  emails = []
  close()
})
void refresh()
