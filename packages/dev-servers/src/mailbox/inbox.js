const el = (id) => document.getElementById(id)
const read = new Set()
let mails = []
/** @type {string | null} */
let open = null
let asHtml = true

const when = (date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(date))
const briefly = (date) => {
  const day = new Date(date)
  const today = day.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat('en-GB', today ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' }).format(
    day,
  )
}

function node(tag, className, text) {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}

function row(mail) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.id = mail.id
  button.className = read.has(mail.id) ? '' : 'unread'
  button.setAttribute('aria-current', String(mail.id === open))
  const files = mail.attachments.length
  button.append(
    node('strong', '', mail.subject || '(no subject)'),
    node('time', '', briefly(mail.date)),
    node('span', '', `To ${mail.to}`),
    node('span', 'clip', files ? `${files} ${files === 1 ? 'file' : 'files'}` : ''),
  )
  button.addEventListener('click', () => show(mail.id))
  item.append(button)
  return item
}

function renderList() {
  const focused = document.activeElement?.dataset?.id
  el('list').replaceChildren(...mails.map(row))
  if (focused) el('list').querySelector(`[data-id="${focused}"]`)?.focus()
  el('empty').hidden = mails.length > 0
  el('clear').hidden = mails.length === 0
  el('hint').hidden = open !== null || mails.length === 0
  const count = `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}`
  if (el('state').textContent !== count) el('state').textContent = count
}

function fileLink(mail, { filename, contentType }, n) {
  const item = document.createElement('li')
  const link = node('a', '', filename)
  link.href = `/messages/${mail.id}/attachments/${n}`
  link.download = filename
  link.append(node('small', '', contentType))
  item.append(link)
  return item
}

function show(id) {
  const mail = mails.find((candidate) => candidate.id === id)
  if (!mail) return close()
  open = id
  read.add(id)
  asHtml = mail.html !== ''
  el('subject').textContent = mail.subject || '(no subject)'
  el('from').textContent = mail.from
  el('to').textContent = mail.to
  el('date').textContent = when(mail.date)
  el('files').replaceChildren(...mail.attachments.map((file, n) => fileLink(mail, file, n)))
  el('text').textContent = mail.text || 'This mail has no plain text part.'
  el('tab-html').hidden = mail.html === ''
  // A fresh frame: a new address in the old one would become a step of the page's history.
  const address = mail.html ? `/messages/${id}/html` : 'about:blank'
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
  if (last) el('list').querySelector(`[data-id="${String(last)}"]`)?.focus()
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
    mails = await response.json()
    if (open && !mails.some(({ id }) => id === open)) close()
    else renderList()
  } catch {
    el('state').textContent = 'The inbox does not answer. Trying again …'
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
  if (!confirm('Delete all mails in this inbox?')) return
  await fetch('/messages', { method: 'DELETE' })
  mails = []
  close()
})
void refresh()
