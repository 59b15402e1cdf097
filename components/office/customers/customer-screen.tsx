import Link from 'next/link'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'

import { PostalLines } from '@/components/account/addresses/postal-lines'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { Price } from '@/components/kit/ui/price'
import { useCustomer, type OfficeCustomer } from '@/hooks/office/customers/use-customers'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { customerCertificates } from '@/messages/office/certificates/certificates'
import { forumOffice } from '@/messages/community/forum/forum-office'
import { customers as texts } from '@/messages/office/customers/customers'

import { Bought, Written } from '@/components/office/support/customer-panel'
import { OfficeTitle } from '@/components/office/kit/office-title'
import { Part } from '@/components/office/kit/part'
import { AccessForm } from './access-form'
import { CreditForm } from './credit-form'
import { CustomerNotes } from './customer-notes'
import { CustomerBadges } from './customers-table'
import { ConfirmationPart, PersonalData } from './personal-data'

interface CustomerScreenProps {
  id: string | null
  /** Content of the part about the forum. */
  silence: (customer: OfficeCustomer) => ReactNode
}

export function CustomerScreen({ id, silence }: CustomerScreenProps) {
  const { state, retry, set, renew, isStale } = useCustomer(id)
  return (
    <Loaded state={state} onRetry={retry}>
      {(customer) => (
        <article className="text-sm">
          {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
          <Head customer={customer} />
          <div className="mt-8 grid items-start gap-12 xl:grid-cols-12">
            <div className="flex min-w-0 flex-col gap-6 xl:col-span-7">
              <Bought {...customer} />
              <Written {...customer} />
            </div>
            <div className="flex min-w-0 flex-col gap-6 xl:col-span-5">
              <CustomerNotes {...{ customer }} onChanged={set} />
              <Part title={customerCertificates.title} empty={null}>
                <Link
                  href={`/backoffice/tax-certificates?customer=${customer.id}`}
                  className="link"
                >
                  {customerCertificates.link}
                </Link>
              </Part>
              <Addresses addresses={customer.addresses} />
              <Care {...{ customer, silence }} onChanged={set} />
            </div>
          </div>
        </article>
      )}
    </Loaded>
  )
}

interface CareProps extends Pick<CustomerScreenProps, 'silence'> {
  customer: OfficeCustomer
  onChanged: (customer: OfficeCustomer) => void
}

function Care({ customer, silence, onChanged }: CareProps) {
  const may = useMay()
  const router = useRouter()
  const isCustomer = customer.role === null
  return (
    <>
      {may('forum.read') && isCustomer && (
        <Part title={forumOffice.member} empty={null}>
          {silence(customer)}
        </Part>
      )}
      {may('customers.credit') && isCustomer && <CreditForm {...{ customer, onChanged }} />}
      {may('customers.write') && (
        <>
          {!customer.is_confirmed && (
            <ConfirmationPart id={customer.id} hasMail={customer.has_mail} />
          )}
          {isCustomer && <AccessForm {...{ customer, onChanged }} />}
          <PersonalData
            {...{ customer }}
            onErased={() => void router.replace('/backoffice/customers')}
          />
        </>
      )}
    </>
  )
}

function Head({ customer }: { customer: OfficeCustomer }) {
  const { name, email, user_name, credit, sessions, since } = customer
  const figures = [
    { title: texts.credit, value: <Price amount={credit} /> },
    { title: texts.sessions, value: sessions },
    { title: texts.since, value: <time dateTime={since}>{texts.day(since)}</time> },
    { title: texts.userName, value: user_name },
  ]
  return (
    <header>
      <OfficeTitle title={name || email} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={`mailto:${email}`} className="break-all link">
          {email}
        </a>
        <CustomerBadges customer={customer} />
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(({ title, value }) => (
          <div key={title} className="min-w-0">
            <dt className="text-xs text-ink-soft">{title}</dt>
            <dd className="figures text-xl break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function Addresses({ addresses }: Pick<OfficeCustomer, 'addresses'>) {
  return (
    <Part title={texts.addresses} empty={addresses.length === 0 ? texts.noAddresses : null}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <address className="break-words not-italic">
              <PostalLines lines={[...address.lines, address.phone]} />
            </address>
          </li>
        ))}
      </ul>
    </Part>
  )
}
