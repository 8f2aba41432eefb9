import { describe, expect, it } from 'vitest'
import { CONTACT_CHOICES, contactChoiceFor, SERVICE_CHOICES, SERVICES } from './service-choices'

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

  it('a call back from a service page has the same service, in the contact form’s spelling where it has one', () => {
    const choices = SERVICES.map(({ path }) => contactChoiceFor(path))
    expect(new Set(choices).size).toBe(15)
    expect(choices.filter((choice) => CONTACT_CHOICES.some((known) => known === choice))).toHaveLength(7)
    expect(contactChoiceFor('/physiotherapy-services')).toBe('Physiotherapy Services')
    expect(contactChoiceFor('/aboutus')).toBeUndefined()
  })
})
