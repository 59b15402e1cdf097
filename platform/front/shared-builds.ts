import type { ServerResponse } from 'node:http'

import type { Handler } from './handler'

const CONFIGURATOR = /^\/configurator\/[a-z0-9-]{1,80}\?/
const LONGEST_BUILD = 400
/** Tags that previews read: the picture, and the address under which they cache it. */
const TAGS =
  /(<meta property="og:(?:image|url)" content="[^"?]*(?:\/og\/[a-z0-9-]+\.png|\/configurator\/[a-z0-9-]+))"/g

/**
 * Gives previews of a link to a build the picture of that build. The page is static and the same for all builds, so only
 * programs that read previews get another one, which isn't cached.
 */
export function sharedBuilds(handler: Handler): Handler {
  return (request, response) => {
    const build = buildIn(request.url ?? '')
    if (!build || request.headers['sec-fetch-mode'] === 'navigate')
      return handler(request, response)
    const { end } = response
    function endWithBuild(this: ServerResponse, ...[page, ...rest]: unknown[]): ServerResponse {
      response.end = end
      const isPage = typeof page === 'string' && !response.headersSent
      if (isPage) {
        response.removeHeader('content-length')
        response.setHeader('cache-control', 'private, max-age=60')
      }
      const tags = isPage
        ? page.replace(TAGS, `$1?build=${encodeURIComponent(build ?? '')}"`)
        : page
      return Reflect.apply(end, response, [tags, ...rest]) as ServerResponse
    }
    response.end = endWithBuild as typeof end
    return handler(request, response)
  }
}

function buildIn(url: string): string | null {
  if (!CONFIGURATOR.test(url)) return null
  const build = new URLSearchParams(url.replace(/^[^?]*/, '')).get('build')
  return build && build.length <= LONGEST_BUILD ? build : null
}
