import { text } from 'node:stream/consumers'
import React from 'react'
import { runServerEntry } from '@homecare/federation/release/run-server-entry'
import { clientRemotes } from '../compose/client-remotes'
import type { FrameTask } from '../compose/input'
import { renderDocument } from '../compose/render-document'

// Renders frame and area in one pass of React, as the browser hydrates them. The composed page must equal this.
const { task, code, path } = JSON.parse(await text(process.stdin)) as { task: FrameTask; code: string; path: string }
const module = runServerEntry(code, { react: React })
const { profile, publicUrl, shell } = task
const html = await renderDocument({
  path,
  read: () => module,
  state: {
    ...{ profile, publicUrl, shell, data: {}, remotes: clientRemotes(task.registry.remotes) },
    page: { kind: 'prerendered', hydrate: 'idle', styles: [], scripts: [], data: [] },
  },
})
process.stdout.write(html)
