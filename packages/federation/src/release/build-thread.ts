import { parentPort, workerData } from 'node:worker_threads'
import { buildLanguage, type LanguagePart } from './build-language'

const part: LanguagePart = workerData
const files = await buildLanguage(part)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(files)
