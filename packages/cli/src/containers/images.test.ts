import { expect, test } from 'vitest'
import { foreignBases } from './images'

const DOCKERFILE = `FROM node:26 AS base
FROM base AS bff
FROM postgres:17 AS archived
RUN true
FROM archived AS backup
COPY --from=base /usr/local/bin/node /
`

test('an image that a target stands on, however far below, is pulled or made before the build', () => {
  expect(foreignBases(DOCKERFILE, ['bff', 'backup', 'archived'])).toEqual(['postgres:17'])
})

test('an image that only other targets stand on is not pulled', () => {
  expect(foreignBases(DOCKERFILE, ['bff'])).toEqual([])
})
