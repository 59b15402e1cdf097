import Ajv2020, { type ErrorObject } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

interface Validator {
  /** What is wrong with a value by a schema of the document; nothing when it fits. */
  accepts(schema: object, value: unknown): string[]
}

const ROOT = 'https://shop.test/openapi.json'
const known = new WeakMap<object, Validator>()

/**
 * A default validator of JSON Schema 2020-12 with the common formats: no keywords of its own, so that it judges as
 * any client's would.
 */
export function apiValidator(document: object): Validator {
  const made = known.get(document) ?? makeValidator(document)
  known.set(document, made)
  return made
}

function makeValidator(document: object): Validator {
  // `strict: false` ignores members that are no keywords, such as those of OpenAPI itself.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema(document, ROOT)
  const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>()
  return {
    accepts(schema, value) {
      const check = compiled.get(schema) ?? ajv.compile(absolute(schema))
      compiled.set(schema, check)
      return check(value) ? [] : (check.errors ?? []).map(inWords)
    },
  }
}

/** A part of the document on its own finds the rest by its address. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`)) as object
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`
}
