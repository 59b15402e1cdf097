import { Html, Main, NextScript } from 'next/document'

import type { CSSProperties } from 'react'

import { LateHead } from '@/platform/late-head'
import { iconAddress } from '#server/ssr/icon-address'
import { useServerOnlyList } from '@/platform/server-only-props'
import { publicSettings } from '@/utils/public-settings'

export default function Document() {
  const { brand } = publicSettings()
  const { accent, second_accent, name } = brand
  useServerOnlyList('structured')
  return (
    <Html
      lang="en"
      style={{ '--accent': accent, '--second-accent': second_accent } as CSSProperties}
    >
      <LateHead>
        {/* It sets the Trusted Types policy, so it must be the first deferred script: they run in order. */}
        <script src="/tt.js" defer />
        <link
          rel="preload"
          href="/fonts/hanken-grotesk-5.3.0-400-700.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="icon" href={iconAddress('/favicon.ico', brand)} sizes="32x32" />
        <link
          rel="icon"
          href={iconAddress('/icons/icon-192.png', brand)}
          type="image/png"
          sizes="192x192"
        />
        <link rel="apple-touch-icon" href={iconAddress('/icons/apple-touch-icon.png', brand)} />
        <link rel="manifest" href={iconAddress('/manifest.webmanifest', brand)} />
        <link rel="alternate" type="application/rss+xml" href="/news/rss.xml" title="News" />
        <meta name="theme-color" content="#F6F5F1" />
        {/* What the previews of all pages share (`components/kit/layout/page-head.tsx`). */}
        <meta property="og:site_name" content={name} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </LateHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
