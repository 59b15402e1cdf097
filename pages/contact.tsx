import type { GetStaticProps } from 'next'

import { PageHead } from '@/components/kit/layout/page-head'
import { ContactScreen } from '@/components/community/support/contact-screen'
import type { Contact } from '@/hooks/community/support/use-contact-form'
import { contact as texts } from '@/messages/community/support/contact'
import { pageServices } from '#server/ssr/page-services'

interface ContactData {
  contact: Contact
}

export const getStaticProps: GetStaticProps<ContactData> = async () => {
  return { props: { contact: await pageServices().support.contact() }, revalidate: 60 }
}

export default function ContactPage({ contact }: ContactData) {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <ContactScreen contact={contact} />
    </>
  )
}
