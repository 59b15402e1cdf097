import { CsvScreen } from '@/components/backoffice/csv/csv-screen'
import { CustomerScreen } from '@/components/backoffice/customers/customer-screen'
import { CustomersScreen } from '@/components/backoffice/customers/customers-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { csv } from '@/messages/csv'
import { customers as texts } from '@/messages/customers'

export const customers = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <CustomersScreen />,
})

export const customer = (id: string | null): OfficePage => ({
  title: texts.customer,
  back: { href: '/backoffice/customers', title: texts.all },
  body: <CustomerScreen id={id} />,
})

export const tables = (): OfficePage => ({
  title: csv.customersTitle,
  lead: csv.customersLead,
  back: { href: '/backoffice/customers', title: texts.all },
  body: <CsvScreen desk="customers" />,
})
