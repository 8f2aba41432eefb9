import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CalmTree } from './calm-tree'
import { EmptyClipboard } from './empty-clipboard'
import { NurseAtDoor } from './nurse-at-door'
import { PaymentFailed } from './payment-failed'
import { PaymentSuccess } from './payment-success'
import { SampleKit } from './sample-kit'

describe.each(Object.entries({ CalmTree, EmptyClipboard, NurseAtDoor, PaymentFailed, PaymentSuccess, SampleKit }))(
  '%s',
  (_, Art) => {
    test('weighs at most 12 KB and takes its colours from the tokens', () => {
      const svg = renderToString(<Art />)
      expect(svg.length).toBeLessThanOrEqual(12 * 1024)
      expect(svg).not.toMatch(/#[0-9a-f]{3,8}"/i)
    })

    test('is silent for screen readers unless it is named', () => {
      expect(renderToString(<Art />)).toContain('aria-hidden="true"')
      expect(renderToString(<Art label="Scene" />)).toContain('role="img" aria-label="Scene"')
    })
  },
)
