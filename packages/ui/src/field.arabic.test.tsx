// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field'

test('an error that is English stands in its own direction and language, an Arabic one in the page’s', () => {
  const field = (error: string) => (
    <Field label="المدينة" error={error}>
      {(aria) => <input {...aria} />}
    </Field>
  )
  const { rerender } = render(field('Something new is wrong'))
  expect(screen.getByText('Something new is wrong').outerHTML).toBe(
    '<span lang="en" dir="ltr">Something new is wrong</span>',
  )
  rerender(field('هذا الحقل مطلوب'))
  expect(screen.getByText('هذا الحقل مطلوب').outerHTML).toBe('<span>هذا الحقل مطلوب</span>')
})
