import { useReport } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'

import { Part } from '@/components/office/kit/part'
import { ReportBars } from './report-bars'
import { ReportFrame } from './report-frame'

export function ChoicesScreen() {
  const controls = useReport('choices', (reports, query) => reports.choices(query))
  return (
    <ReportFrame {...{ controls }}>
      {({ bikes }) =>
        bikes.length > 0 ? (
          <div className="mt-5 grid gap-10 xl:grid-cols-2">
            {bikes.map(({ bike, count, choices }) => (
              <Part key={bike} title={texts.bike(bike, count)} empty={null}>
                <ReportBars
                  title={bike}
                  columns={{ label: texts.choice, count: texts.bikes }}
                  rows={choices.map(({ kind, title, count: chosenCount, share }) => ({
                    ...{ label: title, count: chosenCount, note: texts.takeRate(kind, share) },
                  }))}
                />
              </Part>
            ))}
          </div>
        ) : (
          <p className="mt-4 text-ink-soft">{texts.choicesEmpty}</p>
        )
      }
    </ReportFrame>
  )
}
