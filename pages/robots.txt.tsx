import type { GetServerSideProps } from 'next'

import { siteUrl } from '@/utils/site-url'

/** Pages that belong to a single visitor or have no value for search engines. */
const PRIVATE = [
  ...['/api/', '/backoffice', '/cart/', '/confirm-email', '/dashboard', '/first-admin'],
  ...['/forgot-password', '/login/', '/orders/', '/outbox', '/payment/', '/preview/', '/tickets/'],
  ...['/invitation', '/reset-password'],
]

/** Pictures that feeds and structured data name. */
const PICTURES = '/api/goods/pictures/'

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const rules = PRIVATE.map((path) => `Disallow: ${path}`)
  const lines = [
    'User-agent: *',
    `Allow: ${PICTURES}`,
    ...rules,
    '',
    `Sitemap: ${siteUrl('/sitemap.xml')}`,
    '',
  ]
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.setHeader('Cache-Control', 'public, max-age=3600')
  res.end(lines.join('\n'))
  return { props: {} }
}

export default function RobotsPage() {
  return null
}
