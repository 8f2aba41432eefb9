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
  test('a POST sends its form as form data and returns the response with its status', async () => {
    answer = async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      response.writeHead(418).end(`${request.headers['content-type']} ${text}é`)
    }
    const expected = { status: 418, body: 'application/x-www-form-urlencoded a=1&b=%C3%A9é' }
    expect(await post(url, 'a=1&b=%C3%A9', 2_000)).toEqual(expected)
  })

  test('a POST does not follow a redirect', async () => {
    answer = (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()
    await expect(post(url, '', 2_000)).rejects.not.toBeInstanceOf(PostTimeout)
  })

  test('the timeout of a POST covers the whole response', async () => {
    answer = (_, response) => void response.write('half of it')
    await expect(post(url, '', 80)).rejects.toBeInstanceOf(PostTimeout)
    answer = () => {}
    await expect(post(url, '', 80)).rejects.toBeInstanceOf(PostTimeout)
  })

  test('a POST rejects when the connection breaks in the middle of the response', async () => {
    answer = (_, response) => void response.write('half of it', () => response.destroy())
    await expect(post(url, '', 2_000)).rejects.not.toBeInstanceOf(PostTimeout)
  })
})

test('consecutive POSTs share one connection', async () => {
  answer = (_, response) => void response.end('ok')
  await keepAlivePost(url, '', 2_000)
  const before = connections
  await keepAlivePost(url, '', 2_000)
  await keepAlivePost(url, '', 2_000)
  expect(connections).toBe(before)
})
