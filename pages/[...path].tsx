import type { GetStaticPaths, GetStaticProps } from 'next'

import { NotOpenScreen } from '@/components/layout/not-open-screen'
import { notOpenPages, type NotOpenPage } from '@/messages/not-open'

interface Props {
  page: NotOpenPage
}

/** The routes of spec §2 that are not open yet; every other address is a 404. */
export const getStaticPaths: GetStaticPaths = () => ({
  paths: Object.keys(notOpenPages),
  fallback: false,
})

export const getStaticProps: GetStaticProps<Props, { path: string[] }> = ({ params }) => {
  const page = notOpenPages[`/${params?.path.join('/')}`]
  return page ? { props: { page } } : { notFound: true }
}

export default function NotOpenRoute({ page }: Props) {
  return <NotOpenScreen page={page} />
}
