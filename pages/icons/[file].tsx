import type { GetServerSideProps } from 'next'

import { brandIcon, isIconVersion } from '#server/ssr/brand-icons'
import { pageSettings, renewedSettings } from '#server/ssr/page-settings'

const VERSIONED = 'public, max-age=86400'
const UNVERSIONED = 'public, max-age=60'

/** Serves the shop's mark: favicon, icons of installed pages, and the logo of emails. */
export const getServerSideProps: GetServerSideProps = async ({ query, res }) => {
  const { file = 'favicon.ico', ...rest } = query
  const [version = ''] = Object.keys(rest)
  const known = (await pageSettings()).brand
  // Right after an upload, this process may not have read the picture yet.
  const isNew = version !== '' && !isIconVersion(version, known)
  const brand = isNew ? (await renewedSettings()).brand : known
  const icon = await brandIcon(String(file), brand)
  if (!icon) return { notFound: true }
  res.setHeader('Content-Type', String(file).endsWith('.ico') ? 'image/x-icon' : 'image/png')
  res.setHeader('Cache-Control', isIconVersion(version, brand) ? VERSIONED : UNVERSIONED)
  // Web mail shows the logo on its own origin.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  res.end(icon)
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function IconPage() {
  return null
}
