import type { z } from 'zod'

import type { FieldError } from '@/contract/kit/errors'
import type { RouteSchemas } from '@/contract/kit/route'

import { DomainError } from '../errors/domain-error'
import { readJson } from './body'
import { requireStorable } from './storable'

/** Callback that receives each part of a request before it is parsed. */
export type Note = (schema: z.ZodType, value: unknown, name: 'query' | 'body') => void

/** Parses a request. @throws DomainError not_found (path), invalid_input, and errors of `readJson` */
export async function parseInput(
  schemas: RouteSchemas,
  request: Request,
  { params, note }: { params: Record<string, string>; note: Note },
) {
  const query = queryOf(new URL(request.url).searchParams)
  const body = schemas.body ? await readJson(request) : undefined
  requireStorable({ params, query, body })
  if (schemas.query) note(schemas.query, query, 'query')
  if (schemas.body) note(schemas.body, body, 'body')
  return {
    params: schemas.params ? parse(schemas.params, params, 'not_found') : undefined,
    query: schemas.query ? parse(schemas.query, query, 'invalid_input') : undefined,
    body: schemas.body ? parse(schemas.body, body, 'invalid_input') : undefined,
  }
}

function parse(schema: z.ZodType, value: unknown, code: 'not_found' | 'invalid_input'): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, 50).map(fieldErrorOf)
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new DomainError(code, detail.slice(0, 500), { errors })
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  return { field: issue.path.map(String).join('.').slice(0, 200), message: issue.message }
}

// A repeated name becomes a list, which schemas of single values reject.
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
