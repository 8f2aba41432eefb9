// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { problem, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import config from '../../remote.config'
import * as ar from '../locales/ar/frame.json'
import * as en from '../locales/en/frame.json'
import { openBooking } from '../testing/render-booking'

let close = () => {}
afterEach(() => close())

test('a chat from a page begins with the same words as one from the bar below it, which has those of the navigation', () => {
  const { navigation } = config
  const [entry] = navigation.filter(({ place }) => place === 'main')
  expect(entry?.label).toBe(en.chatAbout)
  expect(entry?.labels?.ar).toBe(ar.chatAbout)
})

test.each([
  ['/pay?orderId=ORD-1&token=t0ken', 'Blood Test'],
  ['/paymentStatus?orderId=ORD-1&status=unknown', 'Order ORD-1'],
])('a chat from %s begins with “%s”', async (path, first) => {
  const page = await openBooking(path, {
    draft: null,
    handlers: [on('get', '/api/orders/{orderId}/pay-link', problem('NOT_FOUND'))],
  })
  close = page.close
  const chats = await screen.findAllByRole('link', { name: 'Chat on WhatsApp' })
  const lines = chats.map((chat) => new URL(chat.getAttribute('href') ?? '').searchParams.get('text'))
  expect(new Set(lines)).toEqual(new Set([first]))
})
