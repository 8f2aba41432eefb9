import type { Role } from '@homecare/domain/roles'
import { z } from 'zod'
import { role } from '../staff'
import { isWithheld } from '../withheld'
import { isOpenTo, type Access } from './access'

type JsonSchema = z.core.JSONSchema.BaseSchema

interface AnyCall {
  access: Access
  responses: Partial<Record<number, { description: string; content?: Record<string, { schema: z.ZodType }> }>>
}

/** Who may read an answer, and what of it. */
interface Reading {
  readers: string[]
  facts: string[]
}

const EVERYBODY = 'everybody'

/** The readers of a call, those of the same facts together. Roles are all that the contract has. */
export function readingsOf({ access, responses }: AnyCall): Reading[] {
  const facts = factsOf(responses)
  const byFacts = new Map<string, Reading>()
  for (const reader of readersOf(access)) {
    const own = facts.filter((fact) => !isHidden(access, reader, fact))
    const reading = byFacts.get(own.join()) ?? { readers: [], facts: own }
    reading.readers.push(reader)
    byFacts.set(own.join(), reading)
  }
  return [...byFacts.values()]
}

function readersOf(access: Access): readonly string[] {
  switch (access.kind) {
    case 'public':
    case 'own-pages':
      return access.links ?? [EVERYBODY]
    case 'staff':
      return role.options.filter((each: Role) => isOpenTo(each, access))
    case 'team':
      return ['team’s token']
    case 'shell':
      return ['document server’s token']
  }
}

function isHidden(access: Access, reader: string, fact: string): boolean {
  if (access.kind === 'staff') return isWithheld(role.parse(reader), fact)
  return withheldFrom(access, reader).some((hidden) => isWithin(fact, hidden))
}

function withheldFrom(access: Access, reader: string): readonly string[] {
  const withholds: Partial<Record<string, readonly string[]>> = ('withholds' in access && access.withholds) || {}
  return withholds[reader] ?? []
}

/** `patient` hides `patient.email` too. */
const isWithin = (fact: string, hidden: string): boolean => fact === hidden || fact.startsWith(`${hidden}.`)

/** The paths of all values in a call's successful answer, such as `order.lines[].name`; what is no JSON is one fact. */
function factsOf(responses: AnyCall['responses']): string[] {
  const success = responses[200] ?? responses[201]
  return Object.entries(success?.content ?? {}).flatMap(([type, { schema }]) =>
    type === 'application/json' ? pathsOf(schema) : [`(${type})`],
  )
}

/** The paths of all values that this schema lets through. */
export function pathsOf(schema: z.ZodType): string[] {
  const root: JsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })
  const definitions: Record<string, JsonSchema> = root.$defs ?? {}
  const walk = (node: JsonSchema, path: string): string[] => {
    if (node.$ref) return walk(definitions[node.$ref.replace('#/$defs/', '')] ?? {}, path)
    const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].filter(isSchema)
    if (parts.length > 0) return [...new Set(parts.flatMap((part) => walk(part, path)))]
    if (isSchema(node.items)) return walk(node.items, `${path}[]`)
    const named = Object.entries(node.properties ?? {}).flatMap(([name, value]) =>
      isSchema(value) ? walk(value, path ? `${path}.${name}` : name) : [],
    )
    if (isSchema(node.additionalProperties) && node.type === 'object')
      return [...named, ...walk(node.additionalProperties, `${path}.*`)]
    if (named.length > 0) return named
    return node.type === 'null' ? [] : [path]
  }
  return walk(root, '')
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
