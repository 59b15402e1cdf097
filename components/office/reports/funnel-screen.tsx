import { useReport, type FunnelReport } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'

import { Part } from '@/components/office/kit/part'
import { ReportBars } from './report-bars'
import { ReportFrame } from './report-frame'

const COLUMNS = { label: texts.step, count: texts.count }

export function FunnelScreen() {
  const controls = useReport('funnel', (reports, query) => reports.funnel(query))
  return <ReportFrame {...{ controls }}>{(funnel) => <Funnel {...{ funnel }} />}</ReportFrame>
}

function Funnel({ funnel: { steps, choices } }: { funnel: FunnelReport }) {
  return (
    <div className="mt-5 grid gap-10 xl:grid-cols-2">
      <Part title={texts.way} empty={null}>
        <ReportBars
          title={texts.way}
          columns={COLUMNS}
          rows={steps.map(({ step, count, share }) => ({
            ...{ count, label: texts.funnelStep(step), note: texts.ofBefore(share) },
          }))}
        />
      </Part>
      <Part title={texts.configurator} empty={choices.length > 0 ? null : texts.configuratorEmpty}>
        <ReportBars
          title={texts.configurator}
          columns={COLUMNS}
          rows={choices.map(({ step, title, count, share }) => ({
            ...{ count, label: texts.choiceStep(step, title), note: texts.ofVisits(share) },
          }))}
        />
      </Part>
    </div>
  )
}
