import type { Locator, Page } from 'playwright/test'
import { expect } from '../fixtures'

/** The visit at this patient on the nurse's page, in any language. */
export async function showVisit(phone: Page, name: string): Promise<Locator> {
  const summary = phone.locator('summary', { hasText: name })
  const visit = phone.getByRole('article', { name: new RegExp(name) })
  await expect(visit.or(summary).first()).toBeVisible()
  // Other journeys may have visits before this one.
  if (!(await visit.isVisible())) await summary.click()
  return visit
}

/** Presses a step and, where the page asks first, says yes. */
export async function report(visit: Locator, step: string, yes: string): Promise<void> {
  await visit.getByRole('button', { name: step, exact: true }).click()
  const confirm = visit.getByRole('group', { name: /\?$/ }).getByRole('button', { name: yes })
  if (await confirm.isVisible()) await confirm.click()
}
