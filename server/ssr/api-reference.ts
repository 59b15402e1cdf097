import { openApiDocument } from '../openapi/document'

/** The document behind /api/openapi.json, for its pages. */
export const apiReference = openApiDocument
