import { Head, Html, Main, NextScript } from 'next/document'

type Files = Parameters<Head['getScripts']>[0]

const isBuilt = process.env.NODE_ENV === 'production'

/**
 * Names the page's own scripts instead of fetching them: public/boot.js does that once the page is painted. In
 * development Next loads them itself.
 */
class LateHead extends Head {
  override getDynamicChunks(files: Files) {
    return isBuilt ? [] : super.getDynamicChunks(files)
  }

  override getScripts(files: Files) {
    if (!isBuilt) return super.getScripts(files)
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)]
    const addresses = scripts.flatMap((script) => (script?.props.src ? [script.props.src] : []))
    return [<script key="boot" src="/boot.js" defer data-scripts={addresses.join(' ')} />]
  }
}

export default function Document() {
  return (
    <Html lang="en">
      <LateHead>
        {/* Sets the Trusted Types policy: the first of the deferred scripts, which run in this order. */}
        <script src="/tt.js" defer />
        <link
          rel="preload"
          href="/fonts/hanken-grotesk-5.3.0-400-700.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          href="/news/rss.xml"
          title="Nireeka News"
        />
        <meta name="theme-color" content="#F6F5F1" />
      </LateHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
