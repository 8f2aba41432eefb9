import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchPost, PostTimeout, type Post } from '@homecare/ccavenue/post'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeepAlivePost } from './keep-alive-post'

let answer: RequestListener
let connections = 0
const server = createServer((request, response) => answer(request, response))
server.on('connection', () => (connections += 1))
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const keepAlivePost = createKeepAlivePost()
const posts: [name: string, Post][] = [
  ['by fetch', fetchPost],
  ['over keep-alive connections', keepAlivePost],
]
describe.each(posts)('%s', (_, post) => {
  test('the form arrives as one, and the answer comes back with its status', async () => {
    answer = async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      response.writeHead(418).end(`${request.headers['content-type']} ${text}é`)
    }
    const expected = { status: 418, body: 'application/x-www-form-urlencoded a=1&b=%C3%A9é' }
    expect(await post(url, 'a=1&b=%C3%A9', 2_000)).toEqual(expected)
  })

  test('a redirect is not followed', async () => {
    answer = (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()
    await expect(post(url, '', 2_000)).rejects.not.toBeInstanceOf(PostTimeout)
  })

  test('the time counts for the whole answer', async () => {
    answer = (_, response) => void response.write('half of it')
    await expect(post(url, '', 80)).rejects.toBeInstanceOf(PostTimeout)
    answer = () => {}
    await expect(post(url, '', 80)).rejects.toBeInstanceOf(PostTimeout)
  })

  test('a connection that breaks in the middle of the answer is an error', async () => {
    answer = (_, response) => void response.write('half of it', () => response.destroy())
    await expect(post(url, '', 2_000)).rejects.not.toBeInstanceOf(PostTimeout)
  })
})

test('calls one after the other share a connection', async () => {
  answer = (_, response) => void response.end('ok')
  await keepAlivePost(url, '', 2_000)
  const before = connections
  await keepAlivePost(url, '', 2_000)
  await keepAlivePost(url, '', 2_000)
  expect(connections).toBe(before)
})
