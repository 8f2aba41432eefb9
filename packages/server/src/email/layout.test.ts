import { expect, test } from 'vitest'
import { everyEmail } from './samples.fixture'

test.each(Object.entries(await everyEmail()))(
  '%s breaks no line at the hyphen of a number, such as an order’s or a licence’s',
  (_, { html }) => {
    const shown = html.slice(html.indexOf('<h1'))
    const breakable = shown.replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>|<[^>]*>/g, ' ')
    expect(breakable).not.toMatch(/[A-Z]-\d/)
  },
)
