import { z } from 'zod'

export type Json = Record<string, unknown>

/** Schemas as sent over the wire (money in dollars). Named schemas are stored once, in `named`. */
export interface WireSchemas {
  named: Record<string, Json>
  responses: Record<string, Json>
  of(schema: z.ZodType): Json
}

/** Collects the schemas of a document. @throws RangeError from `of` if two schemas share a name */
export function collectSchemas(): WireSchemas {
  const named: Record<string, Json> = {}
  return {
    named,
    responses: {},
    of(schema) {
      const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: tidy })
      const { $schema: _, $defs = {}, ...whole } = linked(made) as Json & { $defs?: typeof named }
      for (const [name, definition] of Object.entries($defs)) addDefinition(named, name, definition)
      return whole
    },
  }
}

function addDefinition(named: Record<string, Json>, name: string, definition: Json): void {
  const { id: _, ...schema } = definition
  const known = named[name]
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new RangeError(`Two different schemas are named ${name}.`)
  }
  named[name] = schema
}

function linked(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as unknown
}

interface RegisteredSchema {
  jsonSchema: z.core.JSONSchema.BaseSchema
}

/** Removes keywords that other languages can't read or that add nothing. */
function tidy({ jsonSchema }: RegisteredSchema): void {
  const { format, minimum, maximum } = jsonSchema
  // Several patterns of one string become an `allOf`, whose members aren't visited separately.
  for (const one of [jsonSchema, ...(jsonSchema.allOf ?? [])]) {
    if (one.pattern !== undefined) one.pattern = portable(one.pattern)
  }
  // The format makes Zod's long patterns redundant; timestamps must be UTC.
  if (format === 'date' || format === 'uuid') delete jsonSchema.pattern
  if (format === 'date-time') jsonSchema.pattern = 'Z$'
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** Replaces `\p{…}`, which isn't portable and needs a flag in JavaScript, with portable `\xHH`. */
function portable(pattern: string): string {
  return pattern.replaceAll('\\p{Cc}', '\\x00-\\x1f\\x7f-\\x9f')
}
