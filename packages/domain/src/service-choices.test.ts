import { describe, expect, it } from 'vitest'
import { CONTACT_CHOICES, SERVICE_CHOICES, SERVICES } from './service-choices'

describe('service choices', () => {
  it('are 15 for appointments, each with a page of its own', () => {
    expect(new Set(SERVICE_CHOICES).size).toBe(15)
    expect(new Set(SERVICES.map((service) => service.path)).size).toBe(15)
    expect(SERVICES.filter((service) => !/^\/[a-z]+(-[a-z]+)*$/.test(service.path))).toEqual([])
  })

  it('are 10 for the contact form, spelled as it always spelled them', () => {
    expect(new Set(CONTACT_CHOICES).size).toBe(10)
    expect(CONTACT_CHOICES).toContain('Palliative care')
    expect(CONTACT_CHOICES).toContain('24 Hours In-Home Care')
  })
})
