import { MemberSilence } from '@/components/community/forum/member-silence'
import { CsvScreen } from '@/components/office/csv/csv-screen'
import { CustomerScreen } from '@/components/office/customers/customer-screen'
import { GuestsScreen } from '@/components/office/guests/guests-screen'
import { CustomersScreen } from '@/components/office/customers/customers-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { csv } from '@/messages/office/csv/csv'
import { guests as guestTexts } from '@/messages/office/guests/guests'
import { customers as texts } from '@/messages/office/customers/customers'

export const customers = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <CustomersScreen />,
})

export const customer = (id: string | null): OfficePage => ({
  title: texts.customer,
  back: { href: '/backoffice/customers', title: texts.all },
  body: (
    <CustomerScreen
      id={id}
      silence={({ id: member, user_name: name }) => <MemberSilence id={member} name={name} />}
    />
  ),
})

export const guests = (): OfficePage => ({
  title: guestTexts.title,
  lead: guestTexts.lead,
  back: { href: '/backoffice/customers', title: texts.all },
  body: <GuestsScreen />,
})

export const tables = (): OfficePage => ({
  title: csv.customersTitle,
  lead: csv.customersLead,
  back: { href: '/backoffice/customers', title: texts.all },
  body: <CsvScreen desk="customers" />,
})
