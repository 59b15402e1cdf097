// Reads an OpenAPI document on standard input and prints what is wrong with it as JSON. A process of its
// own, because the validator is an ES module that Jest cannot load on Node 20.
import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'

const result = await new Validator().validate(JSON.parse(readFileSync(0, 'utf8')))
process.stdout.write(JSON.stringify({ valid: result.valid, errors: result.errors ?? [] }))
