// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NO_HOME } from '@homecare/domain/home'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, expect, test } from 'vitest'
import { AddressFact } from './address-fact'

afterEach(cleanup)

const address = { doorNumber: '7', building: 'Marina Gate', landmark: 'None', city: 'Dubai' }

test.each([
  [null, 'https://www.google.com/maps/search/?api=1&query=Marina%20Gate%2C%20Dubai'],
  ['25.2048,55.2708', 'https://www.google.com/maps/search/?api=1&query=25.2048%2C55.2708'],
])(
  'with the pin %s an address leads the desk to the map service of the provider, as it leads the nurse',
  (pin, link) => {
    const host = testHost()
    const profile = { ...host.profile, mapUrl: 'https://maps.google.com/?q=x' }
    render(
      <HostProvider host={{ ...host, profile }}>
        <AddressFact address={address} home={{ ...NO_HOME, pin }} />
      </HostProvider>,
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe(link)
  },
)
