import type { ServerResponse } from 'node:http'

import { contentSecurityPolicy, FRAMED, NEVER_FRAMED } from '../content-policy'
import type { Handler } from './handler'

/** Adds this shop's hosts to the build's policy, so that one build serves all shops. */
export function policyHosts(handler: Handler, env: Readonly<NodeJS.ProcessEnv> = process.env) {
  const policies = new Map(
    [FRAMED, NEVER_FRAMED].map((ancestors) => [
      contentSecurityPolicy(ancestors),
      contentSecurityPolicy(ancestors, { env }),
    ]),
  )
  if ([...policies].every(([built, own]) => built === own)) return handler
  const withHosts: Handler = (request, response) => {
    const { setHeader } = response
    response.setHeader = function own(name, value) {
      const policy = typeof value === 'string' ? policies.get(value) : undefined
      return setHeader.call(this, name, policy ?? value) as ServerResponse
    }
    return handler(request, response)
  }
  return withHosts
}
