import { LazyPart } from '@/components/kit/ui/lazy-part'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { Contact } from '@/hooks/community/support/use-contact-form'
import { contact as texts } from '@/messages/community/support/contact'

import { ContactFacts } from './contact-facts'

const load = () => import('./contact-form')

export function ContactScreen({ contact }: { contact: Contact }) {
  return (
    <div className="wrap flex-1 py-10 lg:py-12">
      <h1 className="max-w-3xl text-4xl text-balance xl:max-w-none">{texts.heading}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{texts.lead}</p>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <LazyPart load={load} fallback={<Skeleton className="h-[34rem]" />}>
            {({ ContactForm }) => <ContactForm topics={contact.topics} />}
          </LazyPart>
        </div>
        <ContactFacts contact={contact} />
      </div>
    </div>
  )
}
