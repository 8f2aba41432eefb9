const automatic = document.querySelector('form[data-submit]')
if (automatic) automatic.submit()

// The inbox shows what has arrived.
const inbox = document.querySelector('[data-emails]')
if (inbox)
  setInterval(async () => {
    const response = await fetch('/messages').catch(() => undefined)
    const emails = await response?.json()
    if (emails && emails.length !== Number(inbox.dataset.emails)) location.reload()
  }, 2000)
document.querySelector('[data-empty]')?.addEventListener('click', async () => {
  if (!confirm('Delete all emails in this inbox?')) return
  await fetch('/messages', { method: 'DELETE' })
  location.reload()
})
