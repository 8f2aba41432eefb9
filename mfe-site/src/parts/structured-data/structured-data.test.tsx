import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { questions as faq } from '../../locales/en/faq.json'
import { servicePages } from '../../content/service-pages'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { StructuredData, type Thing } from './structured-data'
import { faqPage } from '../../pages/home/home-data'
import { breadcrumbList, medicalBusiness, serviceThing } from './things'

/** The properties that schema.org has for each type that we use, with those of the types above it. */
const VOCABULARY: Record<string, string[]> = {
  MedicalBusiness:
    'name description url image telephone email address hasMap openingHours areaServed sameAs currenciesAccepted'.split(
      ' ',
    ),
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Service: ['name', 'serviceType', 'description', 'url', 'image', 'areaServed', 'provider'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}
const ADDRESSES = new Set(['url', 'image', 'item', 'hasMap', 'sameAs', '@id'])

const host = testHost({
  profile: { ...sampleProfile, blurb: '', openingHours: '', openingTimes: [], areasServed: [], socials: [] },
})
const profile = {
  ...host.profile,
  name: 'Another Provider',
  phone: '+971 4 111 1111',
  email: 'care@another.example',
  website: 'https://another.example/',
  mapUrl: 'https://maps.example',
  blurb: 'Care <b>at home</b></script>',
  openingHours: 'Every day',
  openingTimes: ['Mo-Sa 08:00-22:00', 'Su 09:00-18:00'],
  areasServed: ['Deira', 'Mirdif'],
  socials: [{ name: 'X' as const, url: 'https://x.example/another' }],
}
const another = testHost({ profile, publicUrl: 'https://care.example' })
const trail = [
  { name: 'Home', path: '/' },
  { name: 'Contact', path: '/contact' },
]
const everything = (from: typeof host): Thing[] => [
  medicalBusiness(from),
  faqPage(from),
  breadcrumbList(from, trail),
  ...servicePages.map((page) => serviceThing(from, page)),
]
const written = (things: Thing[]) => {
  const html = renderToString(<StructuredData things={things} />)
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
  return { text, json: JSON.parse(text) as { '@context': string; '@graph': Thing[] } }
}

const faults = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => faults(each, at))
  if (typeof value === 'string')
    return ADDRESSES.has(at) && !/^https:\/\/[^/]+\.example\/|^https:\/\/maps\.example$/.test(value)
      ? [`${at} is not absolute: ${value}`]
      : []
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@id': id, ...properties } = value as Thing
  const known = VOCABULARY[type]
  if (!known) return [`no type ${type}`]
  return Object.entries(properties).flatMap(([name, each]) => [
    ...(known.includes(name) ? [] : [`${type} has no ${name}`]),
    ...faults(each, name),
    ...faults(id, '@id'),
  ])
}

test('every type and property is one of schema.org, every address is absolute', () => {
  const { json } = written(everything(another))
  expect(json['@context']).toBe('https://schema.org')
  expect(faults(json['@graph'])).toEqual([])
})

test('a text of the profile cannot end the block', () => {
  const { text, json } = written([medicalBusiness(another)])
  expect(text).not.toContain('<')
  expect(json['@graph'][0]?.['description']).toBe(profile.blurb)
})

test('the provider is the profile’s, wherever it is named', () => {
  expect(medicalBusiness(another)).toMatchObject({
    name: profile.name,
    telephone: profile.phone,
    email: profile.email,
    openingHours: ['Mo-Sa 08:00-22:00', 'Su 09:00-18:00'],
    areaServed: ['Deira', 'Mirdif'],
    sameAs: ['https://x.example/another'],
  })
  const { text } = written(everything(another))
  expect(text).toContain('Call Another Provider on +971 4 111 1111')
  expect(text).toContain('on another.example.')
  for (const old of ['Ghaf', '000 0000', '{phone}', '{name}', '{site}']) expect(text).not.toContain(old)
})

test('every address of the site has the origin of the canonical links, not that of the profile’s website', () => {
  const { text } = written(everything(another))
  const origins = [...text.matchAll(/https?:\/\/[^/"]+/g)].map(([origin]) => origin)
  const elsewhere = ['https://schema.org', 'https://maps.example', 'https://x.example']
  expect(new Set(origins.filter((origin) => !elsewhere.includes(origin)))).toEqual(new Set(['https://care.example']))
})

test('what the profile leaves empty is left out', () => {
  expect(Object.keys(written([medicalBusiness(host)]).json['@graph'][0] ?? {})).not.toEqual(
    expect.arrayContaining(['openingHours']),
  )
})

test('the home page’s questions are all there, a breadcrumb counts from one', () => {
  expect(faqPage(host)['mainEntity']).toHaveLength(faq.length)
  expect(breadcrumbList(host, trail)['itemListElement']).toMatchObject([
    { position: 1 },
    { position: 2, name: 'Contact' },
  ])
})
