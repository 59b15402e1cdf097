import Ajv2020, { type ErrorObject } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

interface Validator {
  /** Lists the faults of a value; empty if it matches the schema. */
  accepts(schema: object, value: unknown): string[]
}

const ROOT = 'https://shop.test/openapi.json'
const known = new WeakMap<object, Validator>()

/** Returns a JSON Schema 2020-12 validator without custom keywords, so it acts like any client's. */
export function apiValidator(document: object): Validator {
  const made = known.get(document) ?? makeValidator(document)
  known.set(document, made)
  return made
}

function makeValidator(document: object): Validator {
  // `strict: false` ignores unknown keywords, such as those of OpenAPI itself.
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

/** Makes fragment references absolute, so that they resolve within the whole document. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`)) as object
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`
}
