const { join } = require('node:path')

/** Built with the same options as the shop, so that the baseline is comparable. */
module.exports = {
  poweredByHeader: false,
  experimental: {
    turbopackSharedRuntime: false,
    turbopackChunking: { minChunkSize: 1_000_000 },
  },
  turbopack: { root: join(__dirname, '..', '..') },
}
