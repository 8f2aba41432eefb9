// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button'

afterEach(cleanup)

test('a busy button reads its busy label, keeps its focus and sends nothing twice', () => {
  const sent = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <Button type="submit" busy={busy} busyLabel="Booking...">
        Book
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button', { name: 'Book' }))
  rerender(form(true))
  fireEvent.click(screen.getByRole('button', { name: 'Booking...' }))
  expect(sent).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a button inside a form does not submit unless it says so', () => {
  render(<Button>Press</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a link button hands its address to the router’s Link', () => {
  const Link = ({ to, children }: { to: string; children?: ReactNode }) => <a href={`/base${to}`}>{children}</a>
  render(
    <ButtonLink href="/contact" as={Link}>
      Contact
    </ButtonLink>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/base/contact')
})
