import { describe, expect, it } from 'vitest'
import { type AttemptState, isPaidIn } from './payment'
import { type Transition, type ReportVerdict, PAYMENT_TABLE } from './payment-table'

const STATES: AttemptState[] = ['initiated', 'failed', 'expired', 'paid', 'surplus', 'reversed']

/** The whole table as a picture: next state and effects of each state; `=` no change, `.` final, `?` still pending. */
const PICTURE = `
                  | initiated              | failed                | expired               | paid               | surplus               | reversed
time-over         | expired+release+failed | .                     | .                     | .                  | .                     | .
still-waiting     | ?                      | .                     | .                     | .                  | .                     | .
differs           | initiated!amount       | failed!amount         | expired!amount        | paid!amount        | surplus!amount        | .
paid-bookable     | paid+book+confirmed    | paid+book+confirmed   | paid+book+confirmed   | =                  | =                     | .
paid-again        | surplus!twice          | surplus!twice         | surplus!twice         | =                  | =                     | .
paid-after-cancel | paid!after-cancel      | paid!after-cancel     | paid!after-cancel     | =                  | =                     | .
paid-without-seat | paid!slot-gone         | paid!slot-gone        | paid!slot-gone        | =                  | =                     | .
refused           | failed+release+failed  | =                     | .                     | .                  | .                     | .
voided            | failed+release+failed  | =                     | .                     | reversed!reversed  | reversed!reversed     | =
returned          | reversed+release!reversed | reversed!reversed  | reversed!reversed     | reversed!reversed  | reversed!reversed     | =
unclear           | initiated!unknown      | failed!unknown        | expired!unknown       | paid!unknown       | surplus!unknown       | reversed!unknown
`

const SHORT: Record<string, string> = {
  'book-seat': '+book',
  'release-seat': '+release',
  'email-confirmation': '+confirmed',
  'email-failure': '+failed',
  'amount-differs': '!amount',
  'paid-twice': '!twice',
  'paid-after-cancel': '!after-cancel',
  'paid-slot-gone': '!slot-gone',
  reversed: '!reversed',
  'unknown-status': '!unknown',
}
const SIGNS = { 'no-change': '=', final: '.', 'still-pending': '?' }

function draw(cell: Transition): string {
  if (typeof cell === 'string') return SIGNS[cell]
  return cell.next + cell.effects.map((effect) => SHORT[effect.type === 'flag' ? effect.reason : effect.type]).join('')
}

const [head = '', ...rows] = PICTURE.trim().split('\n')
const cells = (line: string) =>
  line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim())
const news = rows.map((row) => row.split('|')[0]?.trim() as ReportVerdict)

describe('the transition table of payment attempts', () => {
  it('the table has a cell for every state and every reported event', () => {
    expect(cells(head)).toEqual(STATES)
    expect(Object.keys(PAYMENT_TABLE).sort()).toEqual([...STATES].sort())
    for (const state of STATES) expect(Object.keys(PAYMENT_TABLE[state]).sort()).toEqual([...news].sort())
  })

  it.each(news.map((each, index) => [each, cells(rows[index] ?? '')] as const))(
    'the event %s leads from each state to the documented next state',
    (each, expected) => {
      expect(STATES.map((state) => draw(PAYMENT_TABLE[state][each]))).toEqual(expected)
    },
  )

  it('an attempt that ended can only become paid or reversed, and a paid one only reversed', () => {
    for (const from of STATES.filter((state) => state !== 'initiated')) {
      for (const cell of Object.values(PAYMENT_TABLE[from])) {
        if (typeof cell === 'string' || cell.next === from) continue
        expect(isPaidIn(from) || from === 'reversed' ? ['reversed'] : ['paid', 'surplus', 'reversed']).toContain(
          cell.next,
        )
      }
    }
  })
})
