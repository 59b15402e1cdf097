import type { GetStaticPaths, GetStaticProps } from 'next'

import { AccessoryScreen } from '@/components/accessories/accessory-screen'
import { PageHead } from '@/components/layout/page-head'
import type { AccessoryPage } from '@/hooks/use-accessory'
import { accessoryProps } from '#server/ssr/accessory-page'

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<AccessoryPage, { id: string }> = ({ params }) =>
  accessoryProps(params?.id ?? '')

/** The key drops the choices of the previous accessory when the visitor moves to another one. */
export default function AccessoryRoute(page: AccessoryPage) {
  const { id, title, description } = page.accessory
  return (
    <>
      <PageHead title={title} description={description} />
      <AccessoryScreen key={id} {...page} />
    </>
  )
}
