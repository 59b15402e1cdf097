// Prints faults of the OpenAPI document on stdin as JSON; Jest on Node 20 can't load the module.
import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'

const result = await new Validator().validate(JSON.parse(readFileSync(0, 'utf8')))
process.stdout.write(JSON.stringify({ valid: result.valid, errors: result.errors ?? [] }))
