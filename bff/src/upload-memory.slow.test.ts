import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, type RunningProgram } from '@homecare/dev-servers/run-program'
import { startObjectStore, type RunningObjectStore } from '@homecare/dev-servers/object-store'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { DEMO_PASSWORDS } from '@homecare/server/testing/template'
import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'
import { createTestDatabase, type TestDatabase } from '@homecare/server/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// T10: the real process with a real database and object store, whose memory is measured from outside.

const MB = 1024 * 1024
let dir: string
let database: TestDatabase
let store: RunningObjectStore
let bff: RunningProgram
let url: string
let cookie: string
let id: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'homecare-memory-'))
  database = await createTestDatabase()
  store = await startObjectStore({ dir: join(dir, 's3') })
  bff = runProgram('bff', {
    TMPDIR: dir,
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
    BFF_PORT: '0',
    DRAIN_MS: '50',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a-secret-for-this-test',
    S3_ENDPOINT: store.endpoint,
    REPORT_KEYS: TEST_REPORT_KEY,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
    S3_BUCKET: store.bucket,
    CCAVENUE_MERCHANT_ID: '1',
    CCAVENUE_ACCESS_CODE: '2',
    CCAVENUE_WORKING_KEY: '3',
    CCAVENUE_TRANSACTION_URL: 'https://pay.example/t',
    CCAVENUE_API_URL: 'https://pay.example/a',
  })
  await waitFor(() => bff.port() !== undefined, { timeoutMs: 30_000, what: 'the BFF' })
  url = `http://127.0.0.1:${bff.port()}`
  await waitFor(logIn, { timeoutMs: 20_000, what: 'a session' })
  const request = {
    orderId: 'ORD-1',
    kind: 'contact',
    contentHash: 'x',
    fullName: 'Omar Haddad',
    email: 'omar@example.com',
    phoneNumber: '0501234567',
    date: '2026-03-05',
    service: 'Nurses Visit',
  } as const
  ;({ id } = await database.db.serviceRequest.create({ data: request }))
})
afterAll(async () => {
  bff.child.kill('SIGTERM')
  await bff.ended
  await store.stop()
  await database.drop()
  await rm(dir, { recursive: true, force: true })
})

/** A busy machine may report for a while that its database is unavailable. */
async function logIn(): Promise<boolean> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password: DEMO_PASSWORDS.admin }),
  })
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return answer.status === 200
}

function upload(bytes: number): Promise<Response> {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n', new Uint8Array(bytes - 9)], 'a.pdf'))
  form.set('service', JSON.stringify({ id }))
  return fetch(`${url}/api/services/uploadFile`, { method: 'POST', body: form, headers: { cookie } })
}

/** Resets the kernel's peak of memory, and returns the current use in MB. */
async function settled(): Promise<number> {
  await writeFile(`/proc/${bff.child.pid}/clear_refs`, '5')
  return peak()
}

/** Returns the peak of the process's memory since then, in MB. */
async function peak(): Promise<number> {
  const status = await readFile(`/proc/${bff.child.pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
const stored = async () =>
  (await readdir(join(dir, 's3'), { recursive: true })).filter((name) => /\.pdf/.test(name)).length
const onDisk = async () => (await readdir(dir)).filter((name) => name.startsWith('homecare-upload-'))

describe.skipIf(process.platform !== 'linux')('memory of uploads', { timeout: 120_000 }, () => {
  it('the BFF’s memory stays constant while 160 MB are uploaded in four parallel files of 20 MB', async () => {
    // V8's young generation grows to its full size first, which is not memory of an upload.
    for (let n = 0; n < 40; n++) expect((await upload(1_000_000)).status).toBe(200)
    const before = await settled()
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => upload(20 * MB)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    expect((await peak()) - before).toBeLessThan(64)
    expect(await onDisk()).toEqual([])
  })

  it('the BFF’s memory stays constant when a client claims 10 GB or sends without end', async () => {
    const before = await settled()
    const files = await stored()
    for (const framing of [`Content-Length: ${10 * 1024 ** 3}`, 'Transfer-Encoding: chunked'])
      expect(
        await waitFor(() => rawUpload(framing), { timeoutMs: 60_000, what: 'a response that could be read' }),
      ).toMatch(/^HTTP\/1\.1 413 /)
    expect((await peak()) - before).toBeLessThan(64)
    expect([await stored(), await onDisk()]).toEqual([files, []])
  })
})

it('an upload whose connection breaks leaves no file', async () => {
  const before = [await stored(), await database.db.storedFile.count()]
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${head('Content-Length: 5000000')}${PART}`)
  socket.write(Buffer.alloc(MB))
  await waitFor(async () => (await onDisk()).length === 1, { timeoutMs: 10_000, what: 'the upload to begin' })
  socket.destroy()
  await waitFor(async () => (await onDisk()).length === 0, { timeoutMs: 10_000, what: 'the upload to be dropped' })
  expect([await stored(), await database.db.storedFile.count()]).toEqual(before)
})

const PART = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
const head = (framing: string) =>
  `POST /api/services/uploadFile HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
  `Content-Type: multipart/form-data; boundary=edge\r\n${framing}\r\n\r\n`

/**
 * Sends zeros until a response arrives, and returns its first bytes. Empty if the connection was reset before: the
 * server reads on for half a second only, and what a client had not read by then is lost with the connection.
 */
async function rawUpload(framing: string): Promise<string> {
  const chunked = framing.startsWith('Transfer')
  const chunk = (body: string | Buffer) =>
    chunked
      ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), Buffer.from(body), Buffer.from('\r\n')])
      : body
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1'))).on('error', () => {})
  socket.write(head(framing))
  socket.write(chunk(PART))
  const zeros = chunk(Buffer.alloc(MB))
  const answered = () => answer !== ''
  for (let sent = 0; !answered() && sent < 60 && !socket.destroyed; sent++)
    await new Promise((resolve) => socket.write(zeros, resolve))
  await waitFor(() => answered() || socket.destroyed, { timeoutMs: 10_000, what: 'a response or a reset' })
  socket.destroy()
  return answer
}
