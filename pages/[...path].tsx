import type { GetStaticPaths, GetStaticProps } from 'next'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { EarlierVersions, VersionNotice } from '@/components/shop/content/legal-versions'
import { PageHead } from '@/components/kit/layout/page-head'
import { articleData, breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import type { Content } from '@/services/shop/content'
import type { LegalChanges } from '@/domain/shop/content/legal-pages'
import { CONTENT_REVALIDATE_S, readLegalVersion, readText } from '#server/ssr/page-content'

interface Props {
  text: Content
  structured: ReturnType<typeof structuredOf>
  /** Set for a single version of a legal document: its changes since the previous one, or null for the first. */
  version?: { changes: LegalChanges | null }
}

/** Content pages at /{slug}, and versions of legal documents at /{slug}/versions/{number}. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<Props, { path: string[] }> = async ({ params }) => {
  const [slug = '', versions, number = '', ...rest] = params?.path ?? []
  const isVersion = versions === 'versions' && /^[1-9]\d{0,5}$/.test(number) && rest.length === 0
  const found = isVersion
    ? await readLegalVersion(slug, Number(number))
    : versions === undefined && (await readPage(slug))
  if (!found) return { notFound: true, revalidate: CONTENT_REVALIDATE_S }
  const structured = structuredOf(found.text)
  return { props: { ...found, structured }, revalidate: CONTENT_REVALIDATE_S }
}

async function readPage(slug: string) {
  const text = await readText('page', slug)
  return text && { text }
}

function structuredOf(text: Content) {
  const path = `/${text.slug}`
  return [articleData({ ...text, path }, 'Article'), breadcrumbs([[text.title, path]])]
}

export default function ContentRoute({ text, structured, version }: Props) {
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        type="article"
        isHidden={version !== undefined}
      />
      {version ? <VersionNotice text={text} {...version} /> : <StructuredData graph={structured} />}
      <ContentScreen text={text}>{!version && <EarlierVersions text={text} />}</ContentScreen>
    </>
  )
}
