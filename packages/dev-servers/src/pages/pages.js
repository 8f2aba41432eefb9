const automatic = document.querySelector('form[data-submit]')
if (automatic) automatic.submit()

const clock = document.querySelector('[data-countdown]')
if (clock) {
  const due = Date.now() + Number(clock.dataset.countdown) * 1000
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((due - Date.now()) / 1000))
    clock.textContent = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
    if (secondsLeft > 0) return
    clearInterval(timer)
    document.querySelector('form[data-when-done]').submit()
  }, 250)
}

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
