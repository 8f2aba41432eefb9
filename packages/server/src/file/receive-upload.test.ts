import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppError } from '../process/app-error'
import { MAX_UPLOAD_BYTES, receiveUpload, type ReceivedUpload } from './receive-upload'

let dir: string
const outerDir = process.env.TMPDIR
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'receive-'))
  process.env.TMPDIR = dir
})
afterAll(async () => {
  if (outerDir === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = outerDir
  await rm(dir, { recursive: true })
})

const contentType = 'multipart/form-data; boundary=edge'
const head = (name: string, file?: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`
const END = '\r\n--edge--\r\n'
const whole = `${head('test')}{"id":"1"}\r\n${head('file', 'نتيجة.pdf')}%PDF-1.7 body${END}`

const keep = async (upload: ReceivedUpload): Promise<unknown> => upload
const receive = (stream: Readable, more: object = {}, take = keep) =>
  receiveUpload({ stream, contentType, ...more }, take)
const refusal = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'taken',
    (error: AppError) => error.code,
  )
const filesOnDisk = () => readdir(dir)

/** Sends `start`, then pieces of 64 KB as long as they are taken. */
function endless(start: string): { stream: Readable; sent: () => number } {
  const piece = Buffer.alloc(64 * 1024)
  let sent = 0
  async function* pieces() {
    yield Buffer.from(start)
    for (;;) {
      sent += piece.length
      yield piece
    }
  }
  return { stream: Readable.from(pieces()), sent: () => sent }
}

test('an upload in any number of chunks keeps its file and fields, and leaves nothing on disk', async () => {
  const bytes = [...Buffer.from(whole)].map((byte) => Buffer.from([byte]))
  let path = ''
  const text = await receive(Readable.from(bytes), {}, async ({ file, fields }) => {
    path = file?.path ?? ''
    expect(fields.get('test')).toBe('{"id":"1"}')
    expect(file).toMatchObject({ name: 'نتيجة.pdf', size: 13 })
    return readFile(path, 'utf8')
  })
  expect(text).toBe('%PDF-1.7 body')
  expect(existsSync(path)).toBe(false)
  expect(await filesOnDisk()).toEqual([])
})

test('an upload leaves nothing on disk when its handler fails', async () => {
  const failing = receive(Readable.from([Buffer.from(whole)]), {}, async () => {
    throw new Error('the store is down')
  })
  await expect(failing).rejects.toThrow('the store is down')
  expect(await filesOnDisk()).toEqual([])
})

test('an upload that ends early at any position is refused and leaves nothing on disk', async () => {
  const bytes = Buffer.from(whole)
  for (let at = 0; at < bytes.length - END.length + 5; at += 7) {
    expect(await refusal(receive(Readable.from([bytes.subarray(0, at)]))), `cut at ${at}`).toBe('MALFORMED')
  }
  async function* broken() {
    yield bytes.subarray(0, bytes.length - 20)
    throw new Error('the connection broke')
  }
  expect(await refusal(receive(Readable.from(broken())))).toBe('MALFORMED')
  expect(await filesOnDisk()).toEqual([])
})

test('an upload with a declared length of 10 GB is refused before a byte is read', async () => {
  const { stream, sent } = endless(head('file', 'a.pdf'))
  expect(await refusal(receive(stream, { claimedBytes: 10 * 1024 ** 3 }))).toBe('TOO_LARGE')
  expect(sent()).toBe(0)
})

test.each([
  ['a file', head('file', 'a.pdf')],
  ['a file of another name', head('other', 'a.pdf')],
  ['a field', head('test')],
  ['text before the first part', 'x'],
  ['a header of a part', '--edge\r\nX: '],
])('an upload without end is aborted shortly after 20 MB: %s', async (_, start) => {
  const { stream, sent } = endless(start)
  expect(await refusal(receive(stream))).toMatch(/^(TOO_LARGE|MALFORMED)$/)
  expect(sent()).toBeLessThan(MAX_UPLOAD_BYTES + 2 * 1024 * 1024)
  expect(await filesOnDisk()).toEqual([])
})

test('an upload below the minimum speed is aborted', async () => {
  async function* trickle() {
    yield Buffer.from(head('file', 'a.pdf'))
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      yield Buffer.from('x')
    }
  }
  const pace = { graceMs: 100, bytesPerSecond: 1_000_000 }
  await expect(receive(Readable.from(trickle()), { pace })).rejects.toMatchObject({
    code: 'MALFORMED',
    detail: expect.stringMatching(/too slowly/),
  })
  expect(await filesOnDisk()).toEqual([])
})

test('an upload takes only the first of several files, returns null without a file, and refuses other bodies', async () => {
  const two = `${head('file', 'a.pdf')}one\r\n${head('file', 'b.pdf')}two${END}`
  expect(await receive(Readable.from([Buffer.from(two)]), {}, async ({ file }) => file?.name)).toBe('a.pdf')
  const none = `${head('test')}{}${END}`
  expect(await receive(Readable.from([Buffer.from(none)]), {}, async ({ file }) => file)).toBeNull()
  for (const type of ['application/json', ''])
    expect(await refusal(receive(Readable.from([]), { contentType: type }))).toBe('UNSUPPORTED_TYPE')
  expect(await refusal(receive(Readable.from([]), { contentType: 'multipart/form-data' }))).toBe('MALFORMED')
})
