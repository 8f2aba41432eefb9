import { join } from 'node:path'
import { currentRelease, publishRemote } from '@homecare/federation/release/publish-remote'

// A program of its own, bundled into the image `release-remotes`: releases one of the built remotes beside it. They were
// checked when the image was built.
const { REMOTE = '', API_URL = '', RELEASE_TOKEN = '' } = process.env
const missing = Object.entries({ REMOTE, API_URL, RELEASE_TOKEN }).filter(([, value]) => value === '')
if (missing.length > 0) fail(`Set ${missing.map(([name]) => name).join(', ')}.`)

try {
  const apiUrl = API_URL.replace(/\/$/, '')
  const expected = await currentRelease({ name: REMOTE, apiUrl })
  const dir = join(import.meta.dirname, 'remotes', REMOTE)
  // A token that is being rotated comes as the BFF has it, `new,old`.
  const [token = ''] = RELEASE_TOKEN.split(',')
  const { version, revision } = await publishRemote({ dir, apiUrl, token, expected })
  console.log(`${REMOTE} ${version} is live on ${apiUrl} (revision ${revision}).`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
