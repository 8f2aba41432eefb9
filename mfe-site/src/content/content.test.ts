import { SERVICE_CHOICES, SERVICES } from '@homecare/domain/service-choices'
import { expect, test } from 'vitest'
import { questions as faq } from '../locales/en/faq.json'
import { hero, testimonials } from './home'
import { servicePages } from './service-pages'
import { services } from './services'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { fillText } from '../parts/fill-text'

test('the 15 services are in the order of the specification, on their routes', () => {
  expect(services.map((service) => service.path)).toEqual(SERVICES.map((service) => service.path))
})

test('the home page has three slides, two reviews and fifteen questions', () => {
  expect([hero.slides.length, testimonials.items.length, faq.length]).toEqual([3, 2, 15])
})

test('the prices and terms that the specification quotes are in the answers', () => {
  const answers = faq.map((item) => fillText(testHost(), item.answer)).join(' ')
  for (const fact of ['AED 150-250', 'AED 600 to over 2,500', 'AED 15,000', '24 hours’ notice', 'at least 2 years']) {
    expect(answers).toContain(fact)
  }
})

test.each(servicePages.map((page) => [page.path, page] as const))(
  '%s preselects its own entry of the form',
  (path, page) => {
    expect(SERVICE_CHOICES).toContain(page.choice)
    expect(SERVICES.find((service) => service.choice === page.choice)?.path).toBe(path)
  },
)

test.each(servicePages.map((page) => [page.path, page] as const))(
  '%s has a description of a length that search engines show',
  (_, page) => {
    expect(page.meta.description.length).toBeGreaterThan(80)
    expect(page.meta.description.length).toBeLessThanOrEqual(200)
  },
)
