import { describe, expect, it } from 'vitest'
import { CONTACT_CHOICES, SERVICE_CHOICES, SERVICES } from './service-choices'

describe('service choices', () => {
  it('there are 15 services for appointments, each with its own page', () => {
    expect(new Set(SERVICE_CHOICES).size).toBe(15)
    expect(new Set(SERVICES.map((service) => service.path)).size).toBe(15)
    expect(SERVICES.filter((service) => !/^\/[a-z]+(-[a-z]+)*$/.test(service.path))).toEqual([])
  })

  it('there are 10 services in the contact form, in their specified spelling', () => {
    expect(new Set(CONTACT_CHOICES).size).toBe(10)
    expect(CONTACT_CHOICES).toContain('Palliative care')
    expect(CONTACT_CHOICES).toContain('24 Hours In-Home Care')
  })
})
