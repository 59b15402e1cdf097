/**
 * One static policy for every page: no nonce, so pages stay cacheable. Possible because the pages router
 * emits no executable inline script (turbopackSharedRuntime in next.config.js) and nothing injects a style element.
 * JavaScript, because next.config.js reads it.
 */

/** Values of `frame-ancestors`. Private pages must not be framed, and run no third-party scripts. */
const FRAMED = "'self'"
const NEVER_FRAMED = "'none'"

const originOf = (address) => (address ? [new URL(address).origin] : [])

/**
 * @param {string} frameAncestors
 * @param {{ isDev?: boolean, env?: NodeJS.ProcessEnv }} options
 */
function contentSecurityPolicy(frameAncestors, { isDev = false, env = {} } = {}) {
  const { NEXT_PUBLIC_COBROWSING_SCRIPT: cobrowsing = '' } = env
  // Only a configured co-browsing script of another origin opens the policy, and only for that origin.
  const isForeign = frameAncestors === FRAMED && /^https:/.test(cobrowsing)
  const foreign = isForeign ? originOf(cobrowsing) : []
  const api = [env.NEXT_PUBLIC_API_HOST, env.NEXT_PUBLIC_APP_HOST].flatMap(originOf)
  const unsafe = isDev ? ["'unsafe-eval'", "'unsafe-inline'"] : []
  return [
    "default-src 'none'",
    // Development only: hot reload evaluates code and injects styles.
    ['script-src', "'self'", ...foreign, ...unsafe].join(' '),
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...api, ...foreign, ...(isDev ? ['ws:'] : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
    ...(isDev
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types default nextjs pasted-html${cobrowsing ? ' cobrowsing' : ''}`,
        ]),
  ].join('; ')
}

module.exports = { FRAMED, NEVER_FRAMED, contentSecurityPolicy }
