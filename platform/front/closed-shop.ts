import type { IncomingMessage, ServerResponse } from 'node:http'

import { processGlobals } from '@/utils/process-globals'
import { isAdmitted, PREVIEW_QUERY, previewCookie } from '@/utils/shop-preview'

import type { Handler } from './handler'

const NOTICE = '/opening-soon'
const PREVIEW_S = 30 * 86_400
/** What staff need to log in and what every page loads. */
const PASSED =
  /^\/(?:api|_next|backoffice|login|invitation|first-admin|forgot-password|reset-password|confirm-email|dashboard|orders|tickets|icons|fonts|opening-soon)(?:\/|$)|\.(?!json$)\w+$/
/** Data of client-side navigation. */
const PAGE_DATA = /^\/_next\/data\//

/** Before a shop opens, visitors get a notice instead of its pages. A preview link admits a browser. */
export function closedShop(handler: Handler): Handler {
  return (request, response) => {
    const { opening } = processGlobals()
    if (!opening || opening.is_open) return handler(request, response)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
    const key = searchParams.get(PREVIEW_QUERY)
    if (key !== null && key === opening.preview_key)
      return admit(response, { pathname, key, request })
    const isFree = PASSED.test(pathname) && !PAGE_DATA.test(pathname)
    if (isFree || isAdmitted(opening, request.headers.cookie)) return handler(request, response)
    if (PAGE_DATA.test(pathname)) return void response.writeHead(404).end()
    request.url = NOTICE
    response.setHeader('X-Robots-Tag', 'noindex')
    return handler(request, response)
  }
}

interface Admission {
  pathname: string
  key: string
  request: IncomingMessage
}

function admit(response: ServerResponse, { pathname, key, request }: Admission): void {
  const isSecure = request.headers['x-forwarded-proto'] === 'https'
  const cookie = `${previewCookie(key)}; Path=/; Max-Age=${PREVIEW_S}; HttpOnly; SameSite=Lax`
  response
    .writeHead(302, {
      location: pathname.replace(/^\/{2,}/, '/'),
      'set-cookie': isSecure ? `${cookie}; Secure` : cookie,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .end()
}
