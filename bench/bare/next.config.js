const { join } = require('node:path')

/** The bare page is built with the same switches as the shop, so that the floor is comparable. */
module.exports = {
  poweredByHeader: false,
  experimental: {
    turbopackSharedRuntime: false,
    turbopackChunking: { minChunkSize: 1_000_000 },
  },
  turbopack: { root: join(__dirname, '..', '..') },
}
