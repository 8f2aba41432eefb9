import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import { serve, type LocalServer } from '@homecare/dev-servers/serve'

interface Advisory {
  severity: 'low' | 'high'
  /** Without a range all locked versions have it. */
  versions?: string
}

let registry: LocalServer
/** The packages of the audit's question, with their locked versions. */
let asked: Record<string, string[]>
afterEach(() => registry.stop())

/** Serves the advisories as npm's registry does: it names those of the packages that it was asked about. */
async function serveAdvisories(known: Record<string, Advisory>): Promise<void> {
  registry = await serve(async (request, response) => {
    // pnpm reads the versions of a package with an advisory, to name the first one without; it can do without the answer.
    if (request.url !== '/-/npm/v1/security/advisories/bulk') return void response.writeHead(404).end()
    asked = (await json(request)) as Record<string, string[]>
    const answer = Object.entries(known).flatMap(([name, { severity, versions }], at) => {
      const locked = asked[name]
      const url = `https://advisories.example/GHSA-2222-3333-444${at}`
      const advisory = {
        id: at,
        url,
        title: `A hole in ${name}`,
        severity,
        cwe: [],
        cvss: { score: 5, vectorString: null },
      }
      return locked ? [[name, [{ ...advisory, vulnerable_versions: versions ?? locked.join(' || ') }]]] : []
    })
    response.end(JSON.stringify(Object.fromEntries(answer)))
  })
}

/** Runs the command on the lockfile of the repository. */
async function audit(): Promise<{ code: number; output: string; errors: string }> {
  const args = [...TSX, join(ROOT, 'packages/cli/src/audit.ts'), '--registry', registry.url]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, output, errors }
}

describe('the audit of packages', () => {
  test('the audit succeeds when the registry knows no advisory', async () => {
    await serveAdvisories({})
    const { code, output } = await audit()
    expect(output).toMatch(/^No known vulnerabilities found\nNo advisory of grade high or critical is known/m)
    expect(code).toBe(0)
  })

  test('the audit names a production dependency with an advisory of grade high and fails', async () => {
    await serveAdvisories({ hono: { severity: 'high' } })
    const { code, output, errors } = await audit()
    expect(output).toMatch(/Package +│ hono /)
    expect(errors).toMatch(/^Production dependencies have the advisories above/m)
    expect(code).toBe(1)
  })

  test('the audit accepts advisories of a low grade, of other versions and of development tools', async () => {
    await serveAdvisories({
      hono: { severity: 'low' },
      nodemailer: { severity: 'high', versions: '<1.0.0' },
      vitest: { severity: 'high' },
    })
    const { code, output } = await audit()
    expect(output).toMatch(/^Severity: 1 low\nNo advisory of grade high or critical is known/m)
    expect(code).toBe(0)
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(['hono', 'nodemailer']))
    expect(Object.keys(asked)).not.toContain('vitest')
  })

  test('the audit fails when the registry does not answer the question', async () => {
    registry = await serve((_request, response) => void response.writeHead(405).end('{}'))
    const { code, errors } = await audit()
    expect(errors).toMatch(/responded with 405/)
    expect(errors).toMatch(/^The registry could not be asked, so advisories are unknown: try again/m)
    expect(code).toBe(1)
  })
})
