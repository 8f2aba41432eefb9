import { test } from '../fixtures'
import { releaseVariant } from '../releases/variant'
import { FAILURES } from './kinds'
import { missed, MOMENTS, REMOTES, visit, type Outcome } from './visit'

test.use({ allowedErrors: [''] })
test.describe.configure({ mode: 'default' })

const rows: string[] = []
const cell = (value: unknown, width: number) => String(value).padEnd(width)

test.beforeAll(async ({ stack }) => {
  for (const name of REMOTES) await releaseVariant(stack, name)
})

for (const remote of REMOTES) {
  for (const failure of FAILURES) {
    for (const moment of MOMENTS) {
      test(`${remote}, ${failure}, ${moment}`, async ({ page }) => {
        let outcome: Outcome | null = null
        let wrong: string[] = []
        try {
          outcome = await visit(page, { remote, failure, moment })
          wrong = missed(outcome)
        } catch (error) {
          wrong = [String(error).split('\n')[0] ?? '']
        }
        const { fallbackMs, panelMs, blankMs, backMs, previousTried } = outcome ?? {}
        const values = [fallbackMs, panelMs, blankMs, backMs].map((ms) => cell(ms ?? '-', 10))
        rows.push(
          `${cell(remote, 8)} ${cell(failure, 18)} ${cell(moment, 10)} ${values.join('')} ${cell(previousTried ? 'yes' : 'no', 9)} ${wrong.join('; ') || 'met'}`,
        )
        if (wrong.length > 0) throw new Error(wrong.join('; '))
      })
    }
  }
}

test.afterAll(() => {
  const head = `${cell('remote', 8)} ${cell('failure', 18)} ${cell('moment', 10)} ${['help ms', 'panel ms', 'blank ms', 'back ms'].map((name) => cell(name, 10)).join('')} previous  goal`
  console.log(`\n${head}\n${rows.join('\n')}\n`)
})
