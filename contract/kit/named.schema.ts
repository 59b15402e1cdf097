import { z } from 'zod'

/** Registers schemas, unchanged, for the OpenAPI document, which refers to them by name. */
export function named(schemas: Record<string, z.ZodType | readonly [z.ZodType, string]>): void {
  for (const [id, entry] of Object.entries(schemas)) {
    const [schema, description] = entry instanceof z.ZodType ? [entry] : entry
    z.globalRegistry.add(schema, { ...schema.meta(), ...(description && { description }), id })
  }
}
