import { describe, expect, it } from 'vitest'
import { firstLoadProblem } from './first-load'

const SIZES: Record<string, number> = { 'entry.js': 1500, 'chunk.js': 400, 'page.css': 100, 'lazy.js': 90_000 }
const bytes = async (path: string) => SIZES[path] ?? 0
const page = { entry: 'entry.js', preload: ['chunk.js', 'entry.js'], styles: ['page.css'] }

describe('the first load of a remote', () => {
  it('a remote fits when entry, chunks and styles together are within the budget', async () => {
    expect(await firstLoadProblem({ ...page, firstLoadKb: 2 }, bytes)).toBeNull()
  })

  it('a remote one byte over its budget is refused with its size and the remedy', async () => {
    const problem = await firstLoadProblem({ ...page, firstLoadKb: 2 }, async (path) => (await bytes(path)) + 1)
    expect(problem).toMatch(/needs 3 KB .* budget is 2 KB\. .*lazy\(\)/)
  })

  it('the page with the greatest chunk counts, and a file of two chunks counts once', async () => {
    const chunks = { small: ['chunk.js', 'page.css'], great: ['lazy.js', 'page.css'] }
    expect(await firstLoadProblem({ ...page, chunks, firstLoadKb: 92 }, bytes)).toBeNull()
    expect(await firstLoadProblem({ ...page, chunks, firstLoadKb: 91 }, bytes)).toMatch(/needs 92 KB/)
  })

  it('the default budget of a remote is 160 KB', async () => {
    expect(await firstLoadProblem(page, async () => 54_000)).toMatch(/budget is 160 KB/)
    expect(await firstLoadProblem(page, async () => 53_000)).toBeNull()
  })
})
