import { expect, test } from '../fixtures'

test.use({ allowedErrors: ['503', 'Failed to load resource', 'net::ERR'] })

test('killed BFF, worker, document server and database are restarted, and the site serves again', async ({
  request,
  stack,
  logged,
}) => {
  test.setTimeout(180_000)
  const before = { ...stack.info.pids }
  for (const pid of Object.values(before)) process.kill(pid ?? 0, 'SIGKILL')
  await expect
    .poll(() => Object.entries(before).filter(([name, pid]) => stack.info.pids[name as keyof typeof before] === pid), {
      timeout: 120_000,
    })
    .toEqual([])
  for (const pid of Object.values(stack.info.pids)) expect(process.kill(pid ?? 0, 0)).toBe(true)
  await expect.poll(async () => (await request.get('/api/catalogue')).status(), { timeout: 30_000 }).toBe(200)
  expect((await request.get('/')).status()).toBe(200)
  for (const name of ['bff', 'worker', 'shell', 'Postgres']) {
    const lines = logged.filter((line) => line.startsWith(`${name} exited with SIGKILL; restarting it in `))
    expect(lines, name).toHaveLength(1)
  }
})
