import { readFileSync } from 'node:fs'
import path from 'node:path'

import Validator from '@adobe/structured-data-validator'

type Node = Record<string, unknown>

/** The vocabulary of schema.org as the types of `schema-dts` have it: classes, properties and where they belong. */
const VOCABULARY = JSON.parse(
  readFileSync(path.join(__dirname, 'schemaorg.jsonld'), 'utf8'),
) as object

interface Issue {
  issueMessage: string
  severity: 'ERROR' | 'WARNING'
  errorType?: string
  rootType: string
}

/**
 * Returns what violates schema.org, or what Google requires for rich results. Recommended properties that are missing
 * are no violations.
 */
export async function schemaOrgFaults(graph: readonly unknown[]): Promise<string[]> {
  const jsonld: Record<string, Node[]> = {}
  for (const node of structuredClone(graph) as Node[])
    (jsonld[String(node['@type'])] ??= []).push(node)
  const issues = (await new Validator(VOCABULARY).validate({
    ...{ jsonld, microdata: {}, rdfa: {}, errors: [] },
  })) as Issue[]
  const found = issues.filter(
    ({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg',
  )
  return [
    ...found.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`),
    ...lost(graph),
  ]
}

/** Lists references to nodes that the page doesn't have; that of the organization is on the home page. */
function lost(graph: readonly unknown[]): string[] {
  const nodes = nodesIn(graph)
  const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']))
  return nodes
    .filter((node) => !('@type' in node) && typeof node['@id'] === 'string')
    .map((node) => String(node['@id']))
    .filter((id) => !ids.has(id) && !id.endsWith('/#organization'))
    .map((id) => `No node ${id}`)
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}
