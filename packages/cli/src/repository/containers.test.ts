import { expect, test } from 'vitest'
import { filled, interpolations, readCompose, readDockerfile } from './containers'

test('a variable of the host refuses, has a default, or may be empty', () => {
  expect(interpolations('a:${A:?set it}@${B:-b}:${C}')).toEqual([
    { name: 'A', onAbsence: 'refuse', fallback: 'set it' },
    { name: 'B', onAbsence: 'default', fallback: 'b' },
    { name: 'C', onAbsence: 'empty', fallback: '' },
  ])
  expect(filled('a:${A:?set it}@${B:-b}', (name) => name.toLowerCase())).toBe('a:a@b')
})

test('anchors are merged as compose merges them', () => {
  const { services } = readCompose('x-env: &env { A: 1, B: 2 }\nservices: { one: { environment: { <<: *env, B: 3 } } }')
  expect(services.one?.environment).toEqual({ A: 1, B: 3 })
})

test('the last stage of a Dockerfile is what runs, with all that the stage that it continues has set', () => {
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
