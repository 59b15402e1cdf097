const { isOn } = require('./switches')

/**
 * Settings of Next.js that are tricks or that tricks need; `next.config.js` contains them.
 * @returns {import('next').NextConfig}
 */
module.exports = () => ({
  // platform/front compresses and computes ETags, once for all visitors.
  compress: !isOn('front'),
  generateEtags: !isOn('front'),
  cacheMaxMemorySize: 50 * 2 ** 20,
  cacheHandler: require.resolve('./page-cache.cjs'),
  experimental: {
    // If true, the HTML contains an inline bootstrap script that script-src 'self' forbids (+3.5 KB).
    turbopackSharedRuntime: false,
    // On a busy machine, the first response during a build may come too late.
    staticGenerationRetryCount: 3,
    ...(isOn('next-flags') && {
      // Fewer files per page: brotli compresses one large file better than ten small ones (-3.6 KB).
      turbopackChunking: { minChunkSize: 1_000_000 },
      // Page code loads on first request: a restart is 0.3 s faster, and an idle process 35 MB smaller.
      preloadEntriesOnStart: false,
    }),
  },
  turbopack: {
    // Bundles only the parts of three.js that the turntable uses: 5 KB less than its prebuilt bundle.
    resolveAlias: { three: 'three/src/Three.js' },
    rules: { '*.glsl.js': { loaders: [require.resolve('./lean-shaders.cjs')] } },
  },
})
