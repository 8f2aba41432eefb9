import { expect, test } from 'vitest'
import { substitute, interpolations, readCompose, readDockerfile } from './containers'

test('interpolations() distinguishes required variables, those with a default and those that may be empty', () => {
  expect(interpolations('a:${A:?set it}@${B:-b}:${C}')).toEqual([
    { name: 'A', onAbsence: 'refuse', fallback: 'set it' },
    { name: 'B', onAbsence: 'default', fallback: 'b' },
    { name: 'C', onAbsence: 'empty', fallback: '' },
  ])
  expect(substitute('a:${A:?set it}@${B:-b}', (name) => name.toLowerCase())).toBe('a:a@b')
})

test('readCompose() merges YAML anchors as Docker Compose does', () => {
  const { services } = readCompose('x-env: &env { A: 1, B: 2 }\nservices: { one: { environment: { <<: *env, B: 3 } } }')
  expect(services.one?.environment).toEqual({ A: 1, B: 3 })
})

test('readDockerfile() lets a stage inherit the settings of the stage it builds on', () => {
  const stages = readDockerfile(`# syntax
FROM node:20 AS build
WORKDIR /app
COPY package.json src ./
RUN npm run build
FROM build
ENV PORT=3000 HOST=x
COPY --from=build /app/dist dist
USER node
HEALTHCHECK --interval=1s \\
  CMD ["node", "x"]
CMD ["node", "main.js"]`)
  expect(stages[0]).toMatchObject({
    name: 'build',
    sources: ['package.json', 'src'],
    runs: ['npm run build'],
    user: 'root',
  })
  expect(stages[1]).toMatchObject({
    image: 'build',
    workdir: '/app',
    sources: [],
    env: { PORT: '3000', HOST: 'x' },
    user: 'node',
    command: ['node', 'main.js'],
  })
  expect(stages[1]?.healthcheck).toContain('["node", "x"]')
})
