import { text } from 'node:stream/consumers'
import React from 'react'
import { runServerEntry } from '@homecare/federation/release/run-server-entry'
import type { ShellState } from '../../src/state'
import { renderDocument } from '../compose/render-document'

// Renders frame and area in one pass of React, as the browser hydrates them. The composed page must equal this.
const { state, code, path } = JSON.parse(await text(process.stdin)) as { state: ShellState; code: string; path: string }
const module = runServerEntry(code, { react: React })
process.stdout.write(await renderDocument({ path, read: () => module, state }))
