import { useState } from 'react'

import { useCertificates } from '@/hooks/office/certificates/use-certificates'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { certificates as texts } from '@/messages/office/certificates/certificates'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { OfficeList } from '@/components/office/kit/office-list'
import { CertificateRow } from './certificate-row'
import { MailContext } from '@/components/office/kit/mail-context'

export function CertificatesScreen() {
  const controls = useCertificates()
  const { filter, hrefOf, list } = controls
  const mayWrite = useMay()('customers.write')
  const [open, setOpen] = useState<number | null>(null)
  const [done, setDone] = useState('')
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.list}
        hrefOf={(name) => hrefOf({ ...filter, list: name })}
      />
      {filter.customer && <p className="mt-3 text-sm text-ink-soft">{texts.ofCustomer}</p>}
      <p role="status" className="mt-3 text-sm font-medium text-ok empty:mt-0">
        {done}
      </p>
      <OfficeList
        {...{ controls }}
        countOf={({ certificates }) => certificates.length}
        found={({ certificates }, isAll) => texts.found(certificates.length, isAll)}
        titles={texts}
        href="/backoffice/tax-certificates"
      >
        {({ certificates, has_mail: hasMail }) => (
          <MailContext value={hasMail}>
            <ul className="border-t border-line-strong">
              {certificates.map((certificate) => (
                <CertificateRow
                  key={certificate.id}
                  {...{ certificate, mayWrite }}
                  isOpen={open === certificate.id}
                  onToggle={(isOpen) => setOpen(isOpen ? certificate.id : null)}
                  onSaved={(saved) => {
                    list.renew()
                    setDone(texts.saved(saved, hasMail))
                    setOpen(null)
                  }}
                  onChanged={list.renew}
                />
              ))}
            </ul>
            <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
          </MailContext>
        )}
      </OfficeList>
    </>
  )
}
