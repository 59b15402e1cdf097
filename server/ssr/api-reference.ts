import { openApiDocument } from '../openapi/document'

export const apiReference = openApiDocument
