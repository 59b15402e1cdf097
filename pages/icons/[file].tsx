import type { GetServerSideProps } from 'next'

import { brandIcon } from '#server/ssr/brand-icons'
import { pageSettings } from '#server/ssr/page-settings'

/** Serves the shop's mark: favicon, icons of installed pages, and the logo of emails. */
export const getServerSideProps: GetServerSideProps = async ({ params, res }) => {
  const file = String(params?.file ?? 'favicon.ico')
  const icon = await brandIcon(file, (await pageSettings()).brand)
  if (!icon) return { notFound: true }
  res.setHeader('Content-Type', file.endsWith('.ico') ? 'image/x-icon' : 'image/png')
  res.setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
  // Web mail shows the logo on its own origin.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  res.end(icon)
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function IconPage() {
  return null
}
