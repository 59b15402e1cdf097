import type { Schema, Schemas } from './members'

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required: boolean
  description?: string
  schema: Schema
}

interface Content {
  content: Record<string, { schema: Schema; example?: unknown }>
}

export interface Response extends Partial<Content> {
  $ref?: string
  description: string
}

export interface Operation {
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: Content & { description?: string }
  responses: Record<string, Response>
}

export interface OpenApi {
  tags: { name: string; 'x-slug': string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Schemas
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
  }
}

export function named<T extends { $ref?: string }>(one: T, all: Record<string, T>): T {
  return all[one.$ref?.split('/').at(-1) ?? ''] ?? one
}
