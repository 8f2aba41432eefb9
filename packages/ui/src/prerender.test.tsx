// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Form } from 'react-final-form'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './accordion'
import { Breadcrumb } from './breadcrumb'
import { Button, ButtonLink } from './button'
import { DatePicker } from './date-picker'
import { Dialog } from './dialog'
import { DateField, SelectField, TextField } from './form-field'
import { Logo } from './logo'
import { Notice } from './notice'
import { PageBanner } from './page-banner'
import { Price } from './price'
import { SearchInput } from './search-input'
import { Section } from './section'
import { Skeleton } from './skeleton'
import { StatusBadge } from './status-badge'
import { Stepper } from './stepper'
import { PhoneIcon } from './icons'

const everything = (
  <>
    <PageBanner title="Title" above={<Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Here' }]} />} />
    <Section heading="Heading">
      <Logo name="Ghaf Home Healthcare" />
      <Button busy busyLabel="Booking...">
        Book
      </Button>
      <ButtonLink href="/contact" icon={PhoneIcon}>
        Call
      </ButtonLink>
      <Stepper steps={[{ label: 'One', href: '/1' }, { label: 'Two' }]} current={1} />
      <Accordion
        items={[
          { question: 'Q1', answer: 'A1' },
          { question: 'Q2', answer: 'A2' },
        ]}
      />
      <Notice kind="error" title="Failed">
        Try again.
      </Notice>
      <Price fils={37000} was={47000} />
      <StatusBadge status="Paid" />
      <Skeleton />
      <SearchInput label="Search" />
      <DatePicker inline value={null} onChange={() => {}} today="2026-03-03" />
      <Dialog open={false} title="Sure?" onClose={() => {}} />
      <Form
        onSubmit={() => {}}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <TextField name="name" label="Name" required />
            <SelectField name="service" label="Service" options={['A', 'B']} placeholder="Select category" />
            <DateField name="date" label="Date" />
          </form>
        )}
      />
    </Section>
  </>
)

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('every component prerenders and hydrates without a warning', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const complaints = vi.spyOn(console, 'error')
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(everything)
  const recovered = vi.fn<(error: unknown) => void>()
  const page = await act(async () => hydrateRoot(root, everything, { onRecoverableError: recovered }))
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => page.unmount())
})

test('a prerendered date field is the browser’s own date control', () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(everything)
  expect(root.querySelector('input[name=date]')?.getAttribute('type')).toBe('date')
})

test('prerendered markup carries no style attribute, which a strict policy would refuse', () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(everything)
  const styled = [...root.querySelectorAll('[style]')].filter((element) => !element.closest('[role=region]'))
  expect(styled).toEqual([])
})
